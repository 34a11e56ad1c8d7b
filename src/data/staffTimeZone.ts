/**
 * The clock of Tampa Bay, by which staff read and write times, whatever machine they sit at; the west of
 * the Panhandle is an hour behind. The database says times by it, too (`intake.florida`).
 */
export const STAFF_TIME_ZONE = 'America/New_York';
