/** RFC 9211: the answer is of a state before this one, or of one that nobody can tell, since the database does not answer. */
export const STALE = { 'Cache-Status': 'komawari; hit; detail=stale' };
