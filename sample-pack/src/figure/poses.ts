import type { Point } from '../ink/geometry';

/** Joints in sevenths of the height to the head; the ground is 0, up is negative, and x is forward. */
export interface Pose {
  head: Point; neck: Point; hip: Point;
  leftKnee: Point; leftFoot: Point; leftToe: Point; rightKnee: Point; rightFoot: Point; rightToe: Point;
  leftElbow: Point; leftHand: Point; rightElbow: Point; rightHand: Point;
}

const TOE: Point = [0.42, 0.08];

export const POSES = {
  stand: { head: [0.02, -7], neck: [0, -6.25], hip: [0, -3.7], leftKnee: [-0.3, -1.95], leftFoot: [-0.42, -0.16], leftToe: [-0.3, 0.08], rightKnee: [0.32, -1.95], rightFoot: [0.42, -0.16], rightToe: TOE, leftElbow: [-0.8, -4.95], leftHand: [-0.66, -3.8], rightElbow: [0.78, -5], rightHand: [0.6, -3.85] },
  leap: { head: [1.05, -6.6], neck: [0.75, -5.95], hip: [-0.25, -3.95], leftKnee: [-1.6, -3.1], leftFoot: [-2.9, -3.9], leftToe: [-0.35, 0.25], rightKnee: [1.35, -3.75], rightFoot: [1.2, -1.95], rightToe: [0.5, 0.1], leftElbow: [-0.45, -5.05], leftHand: [-1.3, -5.75], rightElbow: [1.85, -5.2], rightHand: [2.7, -5.9] },
  run: { head: [1.1, -6.45], neck: [0.8, -5.75], hip: [0, -3.6], leftKnee: [-1, -2.1], leftFoot: [-2.35, -1.6], leftToe: [-0.1, 0.45], rightKnee: [1.25, -2.75], rightFoot: [1.05, -0.9], rightToe: [0.5, -0.05], leftElbow: [-0.35, -4.9], leftHand: [-1.05, -4.1], rightElbow: [1.75, -4.75], rightHand: [2.35, -5.6] },
  walk: { head: [0.25, -6.95], neck: [0.16, -6.2], hip: [0, -3.7], leftKnee: [-0.35, -1.95], leftFoot: [-1.15, -0.3], leftToe: [0.36, 0.2], rightKnee: [0.72, -2.05], rightFoot: [0.95, -0.16], rightToe: TOE, leftElbow: [-0.55, -4.9], leftHand: [0.1, -4.05], rightElbow: [0.4, -4.85], rightHand: [-0.25, -3.9] },
  kick: { head: [-0.9, -6.7], neck: [-0.65, -6], hip: [0.1, -3.85], leftKnee: [-0.35, -2], leftFoot: [-0.75, -0.16], leftToe: TOE, rightKnee: [1.6, -3.9], rightFoot: [3.1, -4.7], rightToe: [0.25, -0.4], leftElbow: [-1.7, -5.2], leftHand: [-2.5, -5.9], rightElbow: [0.3, -5], rightHand: [1.1, -4.6] },
  reach: { head: [0.3, -7], neck: [0.2, -6.25], hip: [0, -3.7], leftKnee: [-0.5, -1.95], leftFoot: [-0.8, -0.16], leftToe: [-0.3, 0.08], rightKnee: [0.5, -2], rightFoot: [0.7, -0.16], rightToe: TOE, leftElbow: [-0.8, -4.95], leftHand: [-0.5, -3.9], rightElbow: [1.1, -6.6], rightHand: [1.6, -7.9] },
  sit: { head: [0.1, -5.2], neck: [0.05, -4.45], hip: [-0.1, -1.95], leftKnee: [1.25, -2.15], leftFoot: [1.35, -0.3], leftToe: TOE, rightKnee: [1.45, -2.05], rightFoot: [1.75, -0.2], rightToe: TOE, leftElbow: [-0.3, -3.1], leftHand: [0.75, -2.6], rightElbow: [0.5, -3.1], rightHand: [1.15, -2.6] },
  brace: { head: [0.5, -5.9], neck: [0.35, -5.2], hip: [-0.2, -2.9], leftKnee: [-1.3, -1.9], leftFoot: [-1.9, -0.16], leftToe: [-0.35, 0.1], rightKnee: [1.15, -1.95], rightFoot: [1.3, -0.16], rightToe: TOE, leftElbow: [-1, -4.2], leftHand: [-0.3, -3.7], rightElbow: [1.3, -4.6], rightHand: [2, -5.2] },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
