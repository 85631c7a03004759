import { LOCALES, READING_DIRECTIONS } from '@komawari/shared-domain';

/** The text of `npm run library -- --help`. */
export const HELP = `Puts comics into the site.

  npm run library -- import <file or folder> …   take in CBZ files and folders of pages
  npm run library -- apply <pack>                bring the site to what a content pack says
  npm run library -- list                        show the works that are in
  npm run library -- remove <work>               take a work out, with its chapters and comments
  npm run library -- take-down <work> --why "…"  take a work off the site at once, with its pictures, for good;
                                                 -n and -l: only that chapter, only that language
  npm run library -- put-back <work>             let in again what was taken down (with the same -n and -l)
  npm run library -- export feedback             what readers wrote to us, as CSV
  npm run library -- export survey --key <key>   the answers to a questionnaire, as CSV
      -o, --out <file>                           into a file instead of the terminal
  npm run library -- export pack --key <pack> --out <folder>
                                                 what the site has of a pack, as a pack that "apply" takes back
  npm run library -- schemas <pack>              write what the pack's files may say, for editors that complete

What files say about themselves (ComicInfo.xml, then names) can be overridden for import:

  -l, --language <code>    ${oneOf(LOCALES)}
  -d, --direction <way>    ${oneOf(READING_DIRECTIONS)}; without it, ComicInfo or the shape of the pages decides
  -s, --series <name>      what the title is called in this language
  -n, --number <number>    1, 10.5, ex or One-Shot; for a single chapter
  -a, --author <name>
  -w, --work <key>         chapters of one key are one work in several languages; without it, ComicInfo's
                           series, the folder, or the name says it (docs/guides/editor.md)
  -p, --publisher <name>
  -c, --cover <picture>    the cover of the title; without it, cover.jpg, ComicInfo or the first page
      --plan               show as a table what would go where, and stop
      --replace            let chapters take the place of those that came from other files
      --dry-run            (also for apply) look at everything, change nothing
  -h, --help

Whatever cannot go in is named with the reason and what to do, and the rest goes in. Doing the same again
changes nothing. It ends with 0 when everything is in, 1 when something was left out, 2 when the command
was not understood. It works beside a running site and without one.

  npm run library -- import ~/comics/pepper-and-carrot
  npm run library -- import "Haruko 001.cbz" --language en
  npm run library -- import strips/moon --language th --direction vertical --series "ดวงจันทร์"

docs/guides/editor.md tells more, docs/content-packs.md describes packs.
`;

/** `ltr, rtl or vertical`. */
function oneOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
