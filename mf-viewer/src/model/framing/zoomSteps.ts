/** A double tap, and one press of a zoom key. In a file of their own, since a strip needs no more of the zoom. */
export const TAP_ZOOM = 2;
export const KEY_ZOOM = 1.25;
