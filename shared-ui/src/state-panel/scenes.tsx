import art from './art.module.css';
import { Scene } from './Scene';

/** An empty bookshelf, and one book that fell over. */
export function EmptyScene() {
  return (
    <Scene sumiAt={58} mood="sad">
      <path className={art.solid} d="M92 34h112v96H92Z" />
      <path className={art.line} d="M92 66h112M92 98h112" />
      <path className={art.solid} d="M160 96l-4-26 10-2 4 27Z" />
      <path className={art.thin} d="M204 34c-14 4-22 14-24 26M204 50c-9 1-16 4-22 10M190 34c-2 8-4 12-8 16" />
    </Scene>
  );
}

/** A bottle that fell over. */
export function ErrorScene() {
  return (
    <Scene sumiAt={82} mood="startled" floor="M16 132h92M216 132h12">
      <path className={art.ink} d="M112 128c10-8 22-2 34-8s26-16 40-6 8 18 22 16-2 12-14 10-26 4-44 2-50-6-38-14Z" />
      <circle className={art.ink} cx="206" cy="104" r="4" />
      <circle className={art.ink} cx="172" cy="92" r="2.5" />
      <path className={art.solid} d="M118 92l34 10-8 28-36-10Z" />
      <path className={art.solid} d="M152 103l10 4-4 16-10-3Z" />
      <path className={art.redLine} d="M86 40l-4 16M100 36l2 18M72 48l-10 12" />
    </Scene>
  );
}

/** A plug that is not plugged in. */
export function OfflineScene() {
  return (
    <Scene sumiAt={74} mood="looking" floor="M20 132h200">
      <path className={art.solid} d="M176 44h30v44h-30Z" />
      <path className={art.line} d="M186 60v10M196 60v10" />
      <path className={art.line} d="M112 100c18 22 30-20 44 2" />
      <path className={art.solid} d="M154 92l16 4-4 18-16-4Z" />
      <path className={art.line} d="M170 98l8 2M168 108l8 2M112 100l-20 12" />
      <path className={art.redLine} d="M160 66l-8-8M156 76l-12-2M166 58l-2-10" />
    </Scene>
  );
}

/** A page that is being drawn: ruler, pencil, half a frame. */
export function MaintenanceScene() {
  return (
    <Scene sumiAt={68} floor="M20 132h200" worn={<path className={art.solid} d="M46 78q22-26 44 0l6 4H42Z" />}>
      <path className={art.solid} d="M118 30h92v102h-92Z" />
      <path className={art.thin} d="M126 38h34v40h-34Z" />
      <path className={art.dashed} d="M168 38h34v40h-34ZM126 86h76v38h-76Z" />
      <path className={art.red} d="M102 96l34-34 7 7-34 34-10 3Z" />
      <path className={art.line} d="M86 112l16-10" />
    </Scene>
  );
}

/** A gate that stays shut. */
export function BlockedScene() {
  return (
    <Scene sumiAt={68} mood="sad" floor="M20 132h206">
      <path className={art.solid} d="M112 132V56q48-38 96 0v76Z" />
      <path className={art.line} d="M136 132V44M160 132V36M184 132V44M112 84h96" />
      <path className={art.red} d="M150 74h20v22h-20Z" />
      <path className={art.redLine} d="M154 74v-6q6-8 12 0v6" />
    </Scene>
  );
}
