import { ConfigError, sourceSetting, type Config } from '../config/env.ts';
import type { Outlets, WhatsApp } from './core/outlets.ts';
import { hookPost } from './features/alerts/hookPost.ts';
import { publicPosts } from './features/alerts/publicPosts.ts';
import { cloudApi } from './features/whatsapp/cloudApi.ts';

/** The ways out that the settings open. */
export function createOutlets(config: Config): Outlets {
  const { ACCESS_TOKEN: token, API_BASE: base } = config.posts;
  const hasGeocoder = sourceSetting(config, 'osm-nominatim').url !== undefined;
  return {
    whatsApp: whatsAppOf(config.whatsapp),
    posts: token === undefined ? undefined : publicPosts(token, base),
    geocoder: hasGeocoder ? 'osm-nominatim' : undefined,
    hooks: hookPost(),
  };
}

function whatsAppOf(set: Config['whatsapp']): WhatsApp | undefined {
  const names = ['ACCESS_TOKEN', 'PHONE_NUMBER_ID', 'APP_SECRET', 'VERIFY_TOKEN'] as const;
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length === names.length) return undefined;
  const { ACCESS_TOKEN, PHONE_NUMBER_ID, APP_SECRET, VERIFY_TOKEN, API_BASE } = set;
  if (!ACCESS_TOKEN || !PHONE_NUMBER_ID || !APP_SECRET || !VERIFY_TOKEN)
    throw new ConfigError(
      `${missing.map((name) => `WHATSAPP_${name}`).join(', ')} must be set too, or none of them`,
    );
  return cloudApi({
    accessToken: ACCESS_TOKEN,
    phoneNumberId: PHONE_NUMBER_ID,
    appSecret: APP_SECRET,
    verifyToken: VERIFY_TOKEN,
    apiBase: API_BASE,
  });
}
