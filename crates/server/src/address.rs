//! Where requests come from: the caller's network, as far as it can be known, and how much of the site one network takes.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;

/// The header in which proxies tell whom they speak for.
pub(crate) const FORWARDED: &str = "x-forwarded-for";

/// The network of a caller: an IPv4 address, or the /64 a household has of IPv6.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

/// What a household has of an IPv6 address.
const HOUSEHOLD: u128 = !0 << 64;

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & HOUSEHOLD)),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)?;
        if self.0.is_ipv6() { f.write_str("/64") } else { Ok(()) }
    }
}

/// The caller's address. Each trusted proxy adds the address it was called from at the end, be it in the same line or in a
/// line of its own; whatever stands before those is hearsay.
pub(crate) fn caller(proxies: usize, headers: &HeaderMap, peer: Option<SocketAddr>) -> Option<IpAddr> {
    let peer = peer.map(|peer| peer.ip());
    if proxies == 0 {
        return peer;
    }
    let lines = headers.get_all(FORWARDED).iter().filter_map(|line| line.to_str().ok());
    let told: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
    let entry = told.len().checked_sub(proxies).map(|at| told[at].trim());
    entry.and_then(read).or(peer)
}

/// An address, perhaps with a port.
fn read(text: &str) -> Option<IpAddr> {
    let plain = text.trim_matches(['[', ']']);
    plain.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Out on the internet, as opposed to this machine, its network, or nowhere.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let benchmarks = a == 198 && (b == 18 || b == 19);
            let protocols = a == 192 && b == 0 && c == 0;
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_multicast()
                || v4.is_broadcast()
                || v4.is_documentation()
                || a == 0
                || a >= 240
                || shared
                || benchmarks
                || protocols)
        }
        IpAddr::V6(v6) => {
            let [first, second, ..] = v6.segments();
            // Addresses that hold another one (6to4, Teredo) lead wherever that one does; documentation leads nowhere.
            let within = first == 0x2002 || (first == 0x2001 && second < 0x0200);
            let documentation = (first == 0x2001 && second == 0x0db8) || first == 0x3fff;
            first & 0xe000 == 0x2000 && !within && !documentation
        }
    }
}

/// How much of something each key may have at once.
pub(crate) struct Shares<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
}

/// A share, until it is dropped.
pub(crate) struct Share<K: Hash + Eq> {
    shares: Arc<Shares<K>>,
    key: K,
}

impl<K: Hash + Eq + Clone> Shares<K> {
    /// So much for each.
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, taken: Mutex::default() })
    }

    /// A share for this key, if one is left.
    pub(crate) fn take(self: &Arc<Self>, key: K) -> Option<Share<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Share { shares: self.clone(), key })
    }
}

impl<K: Hash + Eq> Drop for Share<K> {
    fn drop(&mut self) {
        let mut taken = self.shares.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn told(lines: &[&'static str]) -> HeaderMap {
        lines.iter().map(|line| (HeaderName::from_static(FORWARDED), line.parse().unwrap())).collect()
    }

    fn called(proxies: usize, lines: &[&'static str]) -> String {
        let peer = Some("10.0.0.1:5000".parse().unwrap());
        caller(proxies, &told(lines), peer).unwrap().to_string()
    }

    #[test]
    fn only_what_our_own_proxies_added_is_believed() {
        assert_eq!(called(1, &["6.6.6.6, 203.0.113.7"]), "203.0.113.7");
        // A proxy that adds a line of its own after the caller's lie.
        assert_eq!(called(1, &["6.6.6.6", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(called(2, &["6.6.6.6, 203.0.113.7", "10.0.0.9"]), "203.0.113.7");
        assert_eq!(called(1, &["[2001:db8::7]:4711"]), "2001:db8::7");
    }

    #[test]
    fn who_is_told_of_by_nobody_is_whoever_calls() {
        assert_eq!(called(0, &["203.0.113.7"]), "10.0.0.1");
        assert_eq!(called(1, &[]), "10.0.0.1");
        assert_eq!(called(3, &["203.0.113.7, 10.0.0.9"]), "10.0.0.1");
        assert_eq!(called(1, &["unknown"]), "10.0.0.1");
    }

    #[test]
    fn a_household_is_one_network() {
        let network = |text: &str| Network::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(network("2001:db8:1:2::7"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::7"), network("2001:db8:1:3::7"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("2001:db8:1:2::7").to_string(), "2001:db8:1:2::/64");
    }

    #[test]
    fn our_own_network_is_out_of_reach() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "198.18.0.1",
            "198.19.255.255",
            "192.0.0.8",
            "::1",
            "fd00::1",
            "fe80::1",
            "::ffff:127.0.0.1",
            "2001::1",
            "2002:7f00:1::",
            "0.0.0.0",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["93.184.216.34", "198.20.0.1", "2606:2800:220:1:248:1893:25c8:1946", "2a00:1450::1"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn a_share_comes_back() {
        let shares = Shares::new(2);
        let (one, two) = (shares.take("tom"), shares.take("tom"));
        assert!(one.is_some() && two.is_some() && shares.take("tom").is_none());
        assert!(shares.take("ada").is_some());
        drop(one);
        assert!(shares.take("tom").is_some());
    }
}
