import type { ApiError } from '@komawari/shared-state';
import { errorText } from './errorText';

const popup = (body: string) => ({ subject: '', body, language: 0 as const });
const error: ApiError = { kind: 'server', popups: { english: popup('Expired'), spanish: popup('Caducado'), all: [] } };

describe('the text of a viewer error', () => {
  it('is the Spanish one for a Spanish reader and the English one for everybody else', () => {
    expect(errorText(error, 'es')).toEqual({ body: 'Caducado', lang: 'es' });
    expect(errorText(error, 'en')).toEqual({ body: 'Expired', lang: 'en' });
    expect(errorText(error, 'th')).toEqual({ body: 'Expired', lang: 'en' });
  });

  it('is ours when the server said nothing', () => {
    expect(errorText({ kind: 'timeout' }, 'en')).toBeUndefined();
    expect(errorText({ kind: 'server', popups: { english: undefined, spanish: undefined, all: [] } }, 'en')).toBeUndefined();
  });
});
