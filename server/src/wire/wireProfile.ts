import type { CommentIcon, ProfileSettingsView, SettingsViewV2 } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { Profile, ProfileIcon } from '../content/readers/profiles';
import { imageUrl } from './imageUrl';
import { wireAvailableLanguages } from './wireLanguages';

export function wireProfile(
  origin: string,
  { userName, icon }: Profile,
  icons: readonly ProfileIcon[],
): Draft<ProfileSettingsView> {
  return { userName, myIcon: icon && wireIcon(origin, icon), iconList: icons.map((each) => wireIcon(origin, each)) };
}

/** @param counts how many titles each language has, by the wire's number */
export function wireSettings(origin: string, { userName, icon }: Profile, counts: readonly number[]): Draft<SettingsViewV2> {
  return { userName, myIcon: icon && wireIcon(origin, icon), availableLanguages: wireAvailableLanguages(counts) };
}

function wireIcon(origin: string, { id, image }: ProfileIcon): Draft<CommentIcon> {
  return { id, imageUrl: imageUrl(origin, image) };
}
