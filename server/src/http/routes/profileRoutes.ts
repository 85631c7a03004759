import { createHash } from 'node:crypto';
import { UpdateProfileResult } from '@komawari/shared-proto';
import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { titleCounts } from '../../content/lists/titleLists';
import { wireProfile, wireSettings } from '../../wire/wireProfile';
import { sendPersonal } from '../answers/personalAnswer';
import { RequestError } from '../errors/RequestError';
import type { ApiEnv } from '../request/ApiEnv';
import { idParameter, type Query, textParameter } from '../request/parameters';
import { requireSession } from '../request/session';

const MAX_NAME_LENGTH = 30;
const MAX_TOKEN_LENGTH = 200;

/**
 * `/register`, `/profile` and `/settings_v2`: calls that apps need for their reader. Our own screens use none of them
 * (docs/wire.md, "Requests").
 */
export function profileRoutes(api: Hono<ApiEnv>, { listed, profiles }: Pick<Content, 'listed' | 'profiles'>): void {
  api.put('/register', (c) => {
    const deviceSecret = deviceSecretOf((name) => c.req.query(name));
    return sendPersonal(c, { view: { kind: 'registrationData', value: { deviceSecret } } });
  });

  api.get('/profile', async (c) => {
    const value = wireProfile(c.var.origin, await profiles.of(c.var.session()), await profiles.icons());
    return sendPersonal(c, { view: { kind: 'profileSettingsView', value } });
  });

  api.post('/profile', async (c) => {
    const session = requireSession(c.var.session());
    const query = (name: string) => c.req.query(name);
    const userName = textParameter(query, 'name', MAX_NAME_LENGTH);
    const iconId = idParameter(query, 'icon_id');
    const icon = (await profiles.icons()).find(({ id }) => id === iconId);
    if (!icon) throw new RequestError('badRequest', `icon_id: there is no icon ${iconId}; GET /profile lists them`);
    const isSaved = await profiles.save(session, userName, icon);
    const value = { result: isSaved ? UpdateProfileResult.SUCCESS : UpdateProfileResult.DUPLICATED };
    return sendPersonal(c, { view: { kind: 'updateProfileResultView', value } });
  });

  api.get('/settings_v2', async (c) => {
    const counts = titleCounts(await listed.all());
    const value = wireSettings(c.var.origin, await profiles.of(c.var.session()), counts);
    return sendPersonal(c, { view: { kind: 'settingsViewV2', value } });
  });
}

/**
 * The secret is derived from what the device sends, so a device that registers again, for example after a restart, remains the
 * same reader.
 */
function deviceSecretOf(query: Query): string {
  const device = textParameter(query, 'device_token', MAX_TOKEN_LENGTH);
  const key = textParameter(query, 'security_key', MAX_TOKEN_LENGTH);
  return createHash('sha256')
    .update(JSON.stringify(['device', device, key]))
    .digest('hex')
    .slice(0, 32);
}
