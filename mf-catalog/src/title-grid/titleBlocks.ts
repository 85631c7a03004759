/** Divides by every number of columns that the grid may have (3 to 6), so that a block is always whole rows. */
export const BLOCK_LENGTH = 60;

/** Blocks this far from the screen have their tiles: more than a fast scroll goes between two frames. */
export const NEAR_PX = 1500;
