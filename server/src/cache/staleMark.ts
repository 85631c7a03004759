/** RFC 9211: the answer belongs to an earlier state, or to an unknown one because the database does not answer. */
export const STALE = { 'Cache-Status': 'komawari; hit; detail=stale' };
