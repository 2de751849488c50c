/** Ways out of the house that an operator may set up; what is not set up is not there. */
export interface Outlets {
  readonly whatsApp: WhatsApp | undefined;
  readonly posts: PublicPosts | undefined;
  /** Source that is asked for addresses which the gazetteer does not know: where the operator named its address. */
  readonly geocoder: string | undefined;
  /** Posts to an address of a customer, which is never one of our own network. */
  readonly hooks: HookPost;
  /** May choose among operations and word answers; nothing it says is believed. */
  readonly languageModel: LanguageModel | undefined;
}

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** A language model that the operator has set up. */
export interface LanguageModel {
  readonly name: string;
  /** @throws Error where it is slow, refuses or does not answer as it should */
  complete(messages: readonly ChatMessage[], signal: AbortSignal): Promise<string>;
}

/** The Cloud API of WhatsApp. */
export interface WhatsApp {
  /** What the provider must name to have the webhook confirmed. */
  readonly verifyToken: string;
  /** Signs what the provider posts. */
  readonly appSecret: string;
  /** @throws Error with the provider's words */
  send(message: WhatsAppMessage): Promise<void>;
}

/** Free text within the window of 24 hours; outside of it only templates that the provider has approved. */
export type WhatsAppMessage =
  | { readonly to: string; readonly text: string }
  | {
      readonly to: string;
      readonly template: string;
      readonly language: string;
      readonly values: readonly string[];
    };

/** A public account on which approved posts appear. */
export interface PublicPosts {
  /** @returns the id of the post; throws with the provider's words */
  publish(text: string): Promise<string>;
}

/** An answer of a customer's server, or why there was none. */
export interface HookOutcome {
  readonly status: number | null;
  readonly error: string | null;
}

export type HookPost = (
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<HookOutcome>;
