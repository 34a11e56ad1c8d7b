/**
 * The local server as owners run it, with one operation more: `query`, any SQL at all, by which tests
 * read rows back and clear counters.
 */
import {OPERATIONS} from '../../server/staff/operations';
import '../../server/start';

OPERATIONS.query = (engine, {sql, values}) => engine.query(String(sql), values as unknown[]);
