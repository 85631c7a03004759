/** The size of an area in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}
