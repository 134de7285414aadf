import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Lines to the database from one process. A game needs a few ms of one for each move. */
const MOST_LINES = 10;
/** How long a query waits for a line, and a statement for its answer, before it fails, in ms: then the page tries again. */
const LINE_WITHIN = 5000;
const ANSWER_WITHIN = 10_000;
/** PostgreSQL's number of the type `bigint`: times and counts, which are safe as numbers here. */
const BIGINT = 20;

/** Whether this names a PostgreSQL database and not a file. */
export function isPostgresAddress(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/**
 * A few lines to PostgreSQL, opened when they are needed and again after they broke. `report`: a line that nobody was using
 * has broken, which is no fault of anybody's query.
 */
export function postgresDialect(address: string, report: (error: unknown) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'skatrunde',
    max: MOST_LINES,
    connectionTimeoutMillis: LINE_WITHIN,
    query_timeout: ANSWER_WITHIN,
    statement_timeout: ANSWER_WITHIN,
    idle_in_transaction_session_timeout: ANSWER_WITHIN,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on('error', report);
  // Between two queries of a transaction a line belongs to nobody else: unheard, its break would end the process.
  pool.on('connect', (line) => line.on('error', report));
  return new PostgresDialect({ pool });
}

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === BIGINT ? Number : pg.types.getTypeParser(type, format);
