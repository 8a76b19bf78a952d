/** The angles of the upper and the lower part, in degrees: 0 points down, positive to the right. */
export type Limb = readonly [upper: number, lower: number];

export interface Pose {
  readonly lean: number;
  readonly legs: readonly [Limb, Limb];
  readonly arms: readonly [Limb, Limb];
}
