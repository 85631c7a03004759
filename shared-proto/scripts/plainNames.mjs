// How wire names become names in the code. The wire keeps its own spelling (JSON forms match other clients); the code uses the
// specification's words.

const FIELD_NAMES = {
  'SuccessResult.registerationData': 'registrationData',
  'TitleHighlight.pageHight': 'pageHeight',
  'AllTitlesViewV2.AllTitlesGroup': 'groups',
};

/** Nested messages use their own name, unless it is unclear on its own. */
const TYPE_NAMES = {
  'Popup.OSDefault': 'PopupOSDefault',
  'Popup.AppDefault': 'PopupAppDefault',
  'Popup.OneImage': 'PopupOneImage',
  'Popup.Button': 'PopupButton',
  'AdNetwork.Facebook': 'AdNetworkFacebook',
  'AdNetwork.Admob': 'AdNetworkAdmob',
  'AdNetwork.Mopub': 'AdNetworkMopub',
  'AdNetwork.Adsense': 'AdNetworkAdsense',
  'AdNetwork.Applovin': 'AdNetworkApplovin',
  'FeaturedTitlesView.Contents': 'FeaturedTitlesContents',
  'FeaturedTitlesViewV2.Contents': 'FeaturedTitlesContentsV2',
};

/** `komawari.Popup.Button` → `Popup.Button`. */
export function wireTypeName(type) {
  return type.fullName.replace(/^\.?komawari\./, '');
}

export function plainTypeName(type) {
  const name = wireTypeName(type);
  return TYPE_NAMES[name] ?? name.split('.').at(-1);
}

export function plainFieldName(field) {
  return FIELD_NAMES[`${wireTypeName(field.parent)}.${field.name}`] ?? field.name;
}

/** Every message below a namespace, outer before inner, in source order. */
export function messagesOf(namespace) {
  return namespace.nestedArray.flatMap((item) => (item.fields ? [item, ...messagesOf(item)] : []));
}

export function enumsOf(namespace) {
  return namespace.nestedArray.filter((item) => item.values && !item.fields);
}

/** Fields ordered by number, so that moving lines in a .proto changes nothing. */
export function fieldsOf(message) {
  return [...message.fieldsArray].sort((a, b) => a.id - b.id);
}

export function isEnum(field) {
  return Boolean(field.resolvedType?.values);
}

export function isMessage(field) {
  return Boolean(field.resolvedType?.fields);
}
