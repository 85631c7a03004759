import webPush from 'web-push';
import type { PushOptions } from '../config/config';
import type { Content } from '../content/createContent';
import { type PushingOptions, startPushing } from './startPushing';
import { webPushService } from './webPushService';

export interface PushInputs extends PushOptions, Omit<PushingOptions, 'content' | 'service'> {
  content: PushingOptions['content'] & Pick<Content, 'pushKeys'>;
}

/** Starts sending messages to readers, and creates the key pair if there is none. */
export async function startPush({ contact, services, content, ...rest }: PushInputs) {
  const keys = await content.pushKeys.read(() => webPush.generateVAPIDKeys());
  const service = webPushService({ contact, services }, keys);
  return { publicKey: keys.publicKey, close: startPushing({ ...rest, content, service }) };
}
