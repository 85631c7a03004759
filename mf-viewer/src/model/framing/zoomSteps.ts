/**
 * Zoom factors of a double tap and of one press of a zoom key. They have their own file, since a strip needs nothing else of the
 * zoom.
 */
export const TAP_ZOOM = 2;
export const KEY_ZOOM = 1.25;
