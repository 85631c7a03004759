export const ATOM_TYPE = 'application/atom+xml';
export const CALENDAR_TYPE = 'text/calendar';
