import art from './art.module.css';
import { Scene } from './Scene';

/** No comments yet: two empty speech balloons. */
export function NoCommentsScene() {
  return (
    <Scene sumiAt={60} mood="looking">
      <path className={art.solid} d="M102 28h90q12 0 12 12v24q0 12-12 12h-56l-18 15 4-15h-20q-12 0-12-12V40q0-12 12-12Z" />
      <path className={art.dashed} d="M162 92h42q9 0 9 9v10q0 9-9 9h-24l-11 9 2-9h-9q-9 0-9-9v-10q0-9 9-9Z" />
    </Scene>
  );
}

/** A page whose panels are all empty, under a magnifying glass. */
export function NothingFoundScene() {
  return (
    <Scene sumiAt={66} mood="looking">
      <path className={art.thin} d="M112 32h40v40h-40ZM162 32h46v40h-46ZM112 82h54v42h-54ZM176 82h32v42h-32Z" />
      <circle className={art.solid} cx="162" cy="76" r="25" />
      <path className={art.redLine} d="M150 68q8-12 20-6" />
      <path className={art.line} d="M180 95l20 23" />
    </Scene>
  );
}

/** A newspaper with nothing printed in it. */
export function NoNewsScene() {
  return (
    <Scene sumiAt={64} mood="asleep">
      <path className={art.solid} d="M194 56h16v64q0 12-8 12t-8-12Z" />
      <path className={art.solid} d="M106 40h88v80q0 12 8 12h-86q-10 0-10-12Z" />
      <path className={art.redLine} d="M118 56h64" />
      <path className={art.dashed} d="M118 72h28v26h-28ZM156 74h26M156 86h26M156 98h26M118 112h64" />
    </Scene>
  );
}

/** A month with no day marked in it. */
export function EmptyCalendarScene() {
  return (
    <Scene sumiAt={64} mood="asleep">
      <path className={art.solid} d="M108 40h100v92H108Z" />
      <path className={art.red} d="M109.5 41.5h97v18h-97Z" />
      <path className={art.line} d="M130 32v16M186 32v16" />
      <path
        className={art.dashed}
        d="M120 72h20v18h-20ZM148 72h20v18h-20ZM176 72h20v18h-20ZM120 102h20v18h-20ZM148 102h20v18h-20ZM176 102h20v18h-20Z"
      />
    </Scene>
  );
}

/** A book open at its first page, with the ribbon where the bookbinder put it. */
export function EmptyHistoryScene() {
  return (
    <Scene sumiAt={60}>
      <path className={art.solid} d="M160 58q-28-18-58-8v72q30-8 58 8 28-16 58-8V50q-30-10-58 8Z" />
      <path className={art.line} d="M160 58v72" />
      <path className={art.thin} d="M112 64q18-4 36 4M112 80q18-4 36 4M112 96q18-4 36 4" />
      <path className={art.red} d="M188 47v40l7-8 7 8V47q-7-1-14 0Z" />
    </Scene>
  );
}

/** A sheet on the drawing board, with the first panel in pencil. */
export function FirstChapterScene() {
  return (
    <Scene sumiAt={64} mood="looking">
      <path className={art.line} d="M132 132l14-96M202 132l-14-96" />
      <path className={art.solid} d="M118 34h98v70h-98Z" />
      <path className={art.thin} d="M128 44h36v50h-36Z" />
      <path className={art.dashed} d="M174 44h32v20h-32ZM174 74h32v20h-32Z" />
      <path className={art.red} d="M92 100l34-34 7 7-34 34-10 3Z" />
    </Scene>
  );
}

/** A mailbox with its flag down and nothing behind the window. */
export function NoChaptersScene() {
  return (
    <Scene sumiAt={62} mood="looking">
      <path className={art.solid} d="M150 92h14v40h-14Z" />
      <path className={art.solid} d="M106 92V62q0-20 20-20h62q20 0 20 20v30Z" />
      <path className={art.line} d="M126 42q20 2 20 22v28" />
      <path className={art.thin} d="M114 68h24" />
      <path className={art.red} d="M182 66h7v30h15v14h-22Z" />
    </Scene>
  );
}

/** An empty picture frame on a nail. */
export function BareWallScene() {
  return (
    <Scene sumiAt={60} mood="looking">
      <path className={art.thin} d="M158 24l-40 22M158 24l44 14" />
      <circle className={art.red} cx="158" cy="23" r="5" />
      <path className={art.solid} d="M104 48l104-12 6 66-104 12Z" />
      <path className={art.dashed} d="M117 59l80-9 4 42-80 9Z" />
    </Scene>
  );
}

/** One large question mark, and an empty balloon for the answer. */
export function NoAnswersScene() {
  return (
    <Scene sumiAt={60}>
      <path className={art.solid} d="M110 26h52q12 0 12 12v34q0 12-12 12h-26l-16 14 3-14h-13q-12 0-12-12V38q0-12 12-12Z" />
      <path className={art.redLine} d="M124 46q2-9 12-9t12 9q0 7-12 13v5M136 73v.1" />
      <path className={art.dashed} d="M182 92h24q9 0 9 9v10q0 9-9 9h-6l1 10-12-10h-7q-9 0-9-9v-10q0-9 9-9Z" />
    </Scene>
  );
}

/** A certificate with its seal, and not one line of text. */
export function UnwrittenScene() {
  return (
    <Scene sumiAt={62} mood="looking">
      <path className={art.solid} d="M112 30h84l-2 102h-84Z" />
      <path className={art.dashed} d="M124 50h58M124 68h58M123 86h58M123 104h26" />
      <path className={art.red} d="M172 106l-6 22 9-4 8 5 3-23Z" />
      <circle className={art.red} cx="179" cy="102" r="12" />
    </Scene>
  );
}

/** A newsstand with nothing in its racks. */
export function EmptyStandScene() {
  return (
    <Scene sumiAt={62} mood="looking">
      <path className={art.solid} d="M112 58h92v74h-92ZM104 58l10-26h88l10 26Z" />
      <path className={art.red} d="M127 58l5-26h17l-2 26ZM169 58l-2-26h17l5 26Z" />
      <path className={art.dashed} d="M126 84V68h16v16M174 84V68h16v16M150 110V94h16v16" />
      <path className={art.line} d="M112 84h92M112 110h92" />
    </Scene>
  );
}
