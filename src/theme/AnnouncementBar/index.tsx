/** The site has none. */
export default function AnnouncementBar(): null {
  return null;
}
