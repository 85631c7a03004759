import { SESSION_HEADER } from '@komawari/shared-domain';
import fc from 'fast-check';
import { hostileJson, hostileText } from './hostileValues';

export interface RequestParts {
  /** In the format of the site's routes: `/feeds/:language/chapters.atom`. */
  routes: readonly { method: string; path: string }[];
  /** Plausible parameter values: existing IDs, words of the API. */
  likely: readonly string[];
  session: string;
  token: string;
}

export interface HostileRequest {
  path: string;
  init: RequestInit;
}

/** Every query parameter that the site reads. */
const PARAMETERS = [
  ...[
    'title_id',
    'chapter_id',
    'comment_id',
    'publisher_id',
    'icon_id',
    'lang',
    'clang',
    'img_quality',
    'split',
    'names',
    'opens',
  ],
  ...[
    'campaigns',
    'descriptions',
    'order',
    'limit',
    'after',
    'body',
    'name',
    'questionnaire_key',
    'secret',
    'push_token',
    'page',
  ],
  ...[
    'device_token',
    'security_key',
    'os',
    'app_ver',
    'os_ver',
    'format',
    'integrity',
    'address',
    'url',
    'path',
    'version',
    'type',
  ],
];

const HEADERS = [
  ...[
    SESSION_HEADER,
    'Authorization',
    'Accept-Encoding',
    'Accept-Language',
    'Content-Type',
    'Content-Encoding',
    'Content-Length',
  ],
  ...['If-None-Match', 'If-Modified-Since', 'If-Range', 'Range', 'Cookie', 'Host', 'Origin', 'Referer', 'User-Agent', 'X-Region'],
  ...[
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'Sec-Fetch-Dest',
    'Sec-Purpose',
    'Access-Control-Request-Method',
    'Transfer-Encoding',
  ],
];

const HEADER_VALUES = [
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'br', 'gzip', 'identity;q=0'],
  ...[
    'br;q=nan, *;q=0',
    'bytes=0-',
    'bytes=-1',
    'bytes=9-2',
    'bytes=0-99999999999999999999',
    '*',
    'W/"x"',
    '"x", W/"y"',
    '0',
    '-1',
  ],
  ...['th, en;q=0.8', 'x-,,;;q=', 'document', 'prefetch', 'https', '"', 'a=b; a=c; __proto__=d', 'komawari=%E0%A4%A'],
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** Requests that are mostly valid, so that they reach deep into the code, with parts that our clients never send. */
export function hostileRequest({ routes, likely, session, token }: RequestParts): fc.Arbitrary<HostileRequest> {
  const likelyText = fc.constantFrom(...likely);
  const value = fc.oneof({ weight: 3, arbitrary: likelyText }, { weight: 2, arbitrary: hostileText });
  const query = fc.array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PARAMETERS) }, hostileText), value), {
    maxLength: 6,
  });
  const header = fc.tuple(fc.constantFrom(...HEADERS), fc.oneof(fc.constantFrom(...HEADER_VALUES), likelyText, hostileText));
  const json = fc.oneof(
    fc.dictionary(
      fc.constantFrom('subject', 'body', 'message', 'type', 'q1', 'q17', 'q99', 'why', 'releases', 'action'),
      hostileJson,
    ),
    hostileJson,
  );
  const body = fc.oneof(
    json.map((sent) => JSON.stringify(sent)),
    hostileText,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  );
  return fc
    .record({
      route: fc.constantFrom(...routes),
      method: fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...METHODS) }, { weight: 4, arbitrary: fc.constant(undefined) }),
      segments: fc.array(value, { minLength: 4, maxLength: 4 }),
      ending: fc.constantFrom('', '', '', '/', '//', '/..', '%2f', '.json', '?'),
      query,
      headers: fc.array(header, { maxLength: 4 }),
      isKnown: fc.boolean(),
      body,
    })
    .map(({ route, method = route.method === 'ALL' ? 'GET' : route.method, segments, ending, query, headers, isKnown, body }) => {
      const waiting = [...segments];
      const path = route.path.replace(/:\w+(\{[^}]*\})?|\*/g, () => encoded(waiting.shift() ?? ''));
      const search = query.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&');
      const known: Record<string, string> = isKnown ? { [SESSION_HEADER]: session, Authorization: `Bearer ${token}` } : {};
      const sent = { ...known, ...Object.fromEntries(headers.map(([name, text]) => [name, headerText(text)])) };
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
      return { path: `${path}${ending}?${search}`, init: { method, headers: sent, ...(hasBody && { body }) } };
    });
}

/** Encoded, or unchanged if it starts with a percent sign, because an invalid percent encoding is also a case. */
function encoded(text: string): string {
  if (text.startsWith('%')) return text;
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Only the characters that HTTP allows in a header. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();
}
