/** The time in whole epoch seconds, as on the wire. It is an input of the app, so that tests and previews can use any time. */
export type Clock = () => number;

export const systemClock: Clock = () => Math.floor(Date.now() / 1000);
