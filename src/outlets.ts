import { ConfigError, sourceSetting, type Config } from '../config/env.ts';
import { protocolOf } from '../config/variables.ts';
import type { LanguageModel, Outlets, WhatsApp } from './core/outlets.ts';
import { hookPost } from './features/alerts/hookPost.ts';
import { publicPosts } from './features/alerts/publicPosts.ts';
import { chatModel } from './features/ask/chatModel.ts';
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
    languageModel: languageModelOf(config.llm),
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

function languageModelOf(set: Config['llm']): LanguageModel | undefined {
  const { BASE_URL: baseUrl, API_KEY: apiKey, MODEL: model } = set;
  if (baseUrl === undefined) return undefined;
  if (!/^https?:$/.test(protocolOf(baseUrl)))
    throw new ConfigError(
      'LLM_BASE_URL must begin with http:// or https://, such as https://host/v1',
    );
  if (model === undefined)
    throw new ConfigError('LLM_MODEL must be set too: the name of the model at LLM_BASE_URL');
  return chatModel({ baseUrl, apiKey, model });
}
