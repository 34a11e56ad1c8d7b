export default '2026-10';
