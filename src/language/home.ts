/** The host of the site's own address, without `www.`: see `src/plugins/page-scripts`. */
declare const SITE_HOST: string;

/** This machine, its network, a server without a name: no dot, an IP, or the ending of local names. */
const LOCAL = /^(?:[^.]+|[\d.]+|.+\.local(?:host)?)$/;

/**
 * Whether the page is where the site is served. Anywhere else it is a copy that somebody has saved, archived
 * or translated: it has no other pages around it, so no script may lead away from it.
 */
export function isAtHome(win: Window): boolean {
  const {protocol, hostname} = win.location;
  return (
    /^https?:$/.test(protocol) &&
    (hostname.replace(/^www\./, '') === SITE_HOST || LOCAL.test(hostname)) &&
    // Web archives show scripts the original address: https://github.com/webrecorder/wombat
    !('_wb_wombat' in win)
  );
}
