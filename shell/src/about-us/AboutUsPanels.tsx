import { Sumi } from '@komawari/shared-ui';
import styles from './AboutUsPicture.module.css';

/** Seven bubbles, one for each language of the site. */
const BUBBLES = [
  [62, 506],
  [126, 470],
  [196, 500],
  [262, 466],
  [330, 502],
  [396, 472],
  [456, 512],
] as const;

/** A comic page of four panels, 520 by 680 units: how a drop of ink becomes a comic, and is read in seven languages. */
export function AboutUsPanels() {
  return (
    <>
      <defs>
        <pattern id="about-tone" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle className={styles.dot} cx="4.5" cy="4.5" r="2.1" />
        </pattern>
      </defs>
      <PenPanel />
      <LandingPanel />
      <PagePanel />
      <path className={styles.panel} d="M12 424h496v244H12Z" />
      <path fill="url(#about-tone)" d="M14 592q240-60 492-6v80H14Z" />
      {BUBBLES.map(([x, y]) => (
        <path key={x} className={styles.bubble} d={`M${x - 24} ${y}a24 17 0 1 1 30 15l-8 15-2-14a24 17 0 0 1-20-16Z`} />
      ))}
      <path className={styles.book} d="M190 592q36-20 70 0 34-20 70 0v54q-36-18-70 0-34-18-70 0ZM260 592v54" />
      <Sumi x={150} y={652} scale={1.5} mood="looking" />
      <Sumi x={374} y={652} scale={1.2} />
      <Sumi x={440} y={650} scale={0.9} mood="startled" />
      <Sumi x={82} y={650} scale={0.9} />
    </>
  );
}

/** A pen, and the drop that falls from it. */
function PenPanel() {
  return (
    <>
      <path className={styles.panel} d="M12 12h280l-34 190H12Z" />
      <path fill="url(#about-tone)" d="M14 14h150q-80 50-150 40Z" />
      <path className={styles.pen} d="M262 20l-92 68-16 34 36-12 84-60Z" />
      <path className={styles.line} d="M154 122l24-20M170 88l20 22" />
      <path className={styles.drop} d="M146 132c1 8 10 12 10 21a10 9 0 0 1-20 0c0-9 9-13 10-21Z" />
    </>
  );
}

/** It lands, and opens its eyes. */
function LandingPanel() {
  return (
    <>
      <path className={styles.panel} d="M306 12h202v190H272Z" />
      <path className={styles.splash} d="M336 170q-12-10-24-8M466 168q12-12 26-8M348 146l-14-14M456 142l14-14" />
      <path className={styles.line} d="M296 182h196" />
      <Sumi x={402} y={182} scale={1.9} mood="startled" />
    </>
  );
}

/** It draws a page of panels. */
function PagePanel() {
  return (
    <>
      <path className={styles.panel} d="M12 216h496v194H12Z" />
      <path fill="url(#about-tone)" d="M506 218v90q-60-8-84-40-18-24-12-50Z" />
      <path className={styles.sheet} d="M196 236l200-6 6 168H190Z" />
      <path
        className={styles.line}
        d="M208 248l84-3-8 62h-78ZM306 244l78-2 2 54-88 8ZM206 320l68-1-6 66h-64ZM390 310l2 74H282l8-66Z"
      />
      <path className={styles.red} d="M318 330l56-5 2 46h-62Z" />
      <path className={styles.pencil} d="M150 352l38-26 7 10-38 26-12 1Z" />
      <Sumi x={112} y={396} scale={1.7} />
    </>
  );
}
