import { LOCALES, READING_DIRECTIONS } from '@komawari/shared-domain';

/** The text of `npm run library -- --help`. */
export const HELP = `Adds comics to the site, and changes and exports its content.

  npm run library -- import <file or folder> …   import CBZ files and folders of pages
  npm run library -- apply <pack>                make the site match a content pack
  npm run library -- list                        list the works
  npm run library -- remove <work>               remove a work, with its chapters and comments
  npm run library -- take-down <work> --why "…"  remove a work at once, with its pictures, and keep it from being imported again;
                                                 -n and -l: only that chapter, only that language
  npm run library -- put-back <work>             allow again what was taken down (with the same -n and -l)
  npm run library -- export feedback             the messages of readers, as CSV
  npm run library -- export survey --key <key>   the answers to a survey, as CSV
      -o, --out <file>                           into a file instead of the terminal
  npm run library -- export pack --key <pack> --out <folder>
                                                 the site's content of a pack, as a pack for "apply"
  npm run library -- schemas <pack>              write the schemas of the pack's files, for completion in an editor

These options override what a file says about itself (first ComicInfo.xml, then names) when it is imported:

  -l, --language <code>    ${oneOf(LOCALES)}
  -d, --direction <way>    ${oneOf(READING_DIRECTIONS)}; by default from ComicInfo or the shape of the pages
  -s, --series <name>      the name of the title in this language
  -n, --number <number>    1, 10.5, ex or One-Shot; for a single chapter
  -a, --author <name>
  -w, --work <key>         chapters with the same key are one work in several languages; by default from ComicInfo's
                           series, the folder, or the name (docs/guides/editor.md)
  -p, --publisher <name>
  -c, --cover <picture>    the cover of the title; by default cover.jpg, ComicInfo's cover or the first page
      --plan               print as a table what would be imported where, and stop
      --replace            let chapters replace those that came from other files
      --dry-run            (also for apply) check everything, change nothing
  -h, --help

What cannot be imported is listed with the reason and what to do; the rest is imported. Running a command again
changes nothing. Exit codes: 0 if everything was imported, 1 if something was left out, 2 if the command is not
valid. The site may be running or stopped.

  npm run library -- import ~/comics/pepper-and-carrot
  npm run library -- import "Haruko 001.cbz" --language en
  npm run library -- import strips/moon --language th --direction vertical --series "ดวงจันทร์"

docs/guides/editor.md tells more; docs/content-packs.md describes packs.
`;

/** `ltr, rtl or vertical`. */
function oneOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
