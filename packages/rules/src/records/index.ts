/** Door of the records: read and write games in our neutral form and the ISS format, and check them by the rules. */

export { type CheckedRow, checkRecords } from './check.ts';
export type { Finding, SkipReason } from './findings.ts';
export { type IssGame, type IssTag, parseIss, printIss } from './iss/iss-game.ts';
export { type IssHead, issOfEvents } from './iss/iss-of-events.ts';
export { neutralOfIss } from './iss/iss-record.ts';
export { type DealHead, dealOfEvents } from './neutral/deal-of-events.ts';
export type { DealRecord } from './neutral/deal-record.ts';
export { type NeutralRecord, parseNeutral, printNeutral } from './neutral/neutral.ts';
export type { ServerRecord } from './neutral/server-record.ts';
export type { Misreading, Reading } from './reading.ts';
export { type FileReport, linesOf, reportOf, type SkipReport } from './report.ts';
