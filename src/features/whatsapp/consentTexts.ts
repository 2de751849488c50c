/** What a word that came in asks for. */
export type Keyword = 'start' | 'yes' | 'stop' | 'status';

/** Words of one language. */
export interface ConsentText {
  /** What is agreed to; changes with its version. */
  readonly ask: string;
  readonly active: string;
  readonly stopped: string;
  readonly pending: string;
  readonly help: string;
  /** First words by what they ask for; English ones count everywhere. */
  readonly keywords: Readonly<Record<Keyword, readonly string[]>>;
}

/** Named in the ledger with every agreement; a new text gets a new one. */
export const TEXT_VERSION = '2026-11-1';

const ENGLISH: ConsentText = {
  ask: 'You asked for hazard alerts for your places by WhatsApp. Reply YES within 24 hours to agree; STOP ends them at any time.',
  active: 'Your alerts are active. STOP ends them, STATUS tells how things stand.',
  stopped: 'Your alerts have ended; you will hear nothing more. START begins again.',
  pending: 'Your alerts wait for your YES.',
  help: 'Send START, YES, STOP or STATUS.',
  keywords: {
    start: ['START', 'UNSTOP'],
    yes: ['YES', 'Y'],
    stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
    status: ['STATUS'],
  },
};

/** Texts by language (ISO 639-1). */
export const CONSENT_TEXTS: Readonly<Record<string, ConsentText>> = {
  en: ENGLISH,
  es: {
    ask: 'Pidió alertas de peligro para sus lugares por WhatsApp. Responda SÍ en 24 horas para aceptar; ALTO las termina en cualquier momento.',
    active: 'Sus alertas están activas. ALTO las termina, ESTADO dice cómo están.',
    stopped: 'Sus alertas han terminado; no recibirá nada más. INICIAR empieza de nuevo.',
    pending: 'Sus alertas esperan su SÍ.',
    help: 'Envíe INICIAR, SÍ, ALTO o ESTADO.',
    keywords: {
      start: ['INICIAR', 'EMPEZAR'],
      yes: ['SI'],
      stop: ['ALTO', 'PARAR', 'BAJA'],
      status: ['ESTADO'],
    },
  },
  fr: {
    ask: 'Vous avez demandé des alertes de danger pour vos lieux par WhatsApp. Répondez OUI sous 24 heures pour accepter ; ARRET y met fin à tout moment.',
    active: 'Vos alertes sont actives. ARRET y met fin, ETAT dit où elles en sont.',
    stopped: 'Vos alertes sont terminées ; vous ne recevrez plus rien. DEBUT recommence.',
    pending: 'Vos alertes attendent votre OUI.',
    help: 'Envoyez DEBUT, OUI, ARRET ou ETAT.',
    keywords: {
      start: ['DEBUT', 'COMMENCER'],
      yes: ['OUI'],
      stop: ['ARRET', 'ARRETER'],
      status: ['ETAT', 'STATUT'],
    },
  },
  de: {
    ask: 'Sie haben Gefahrenwarnungen für Ihre Orte per WhatsApp gewünscht. Antworten Sie binnen 24 Stunden mit JA, um zuzustimmen; STOPP beendet sie jederzeit.',
    active: 'Ihre Warnungen sind aktiv. STOPP beendet sie, STATUS sagt, wie es steht.',
    stopped: 'Ihre Warnungen sind beendet; Sie hören nichts mehr. START beginnt neu.',
    pending: 'Ihre Warnungen warten auf Ihr JA.',
    help: 'Senden Sie START, JA, STOPP oder STATUS.',
    keywords: { start: [], yes: ['JA'], stop: ['STOPP'], status: [] },
  },
  ja: {
    ask: '登録した場所の災害警報をWhatsAppで受け取るお申し込みがありました。同意する場合は24時間以内に「はい」と返信してください。「停止」でいつでも終了できます。',
    active: '警報は有効です。「停止」で終了、「状況」で状態を確認できます。',
    stopped: '警報を終了しました。今後は送信しません。「開始」で再開できます。',
    pending: '「はい」の返信をお待ちしています。',
    help: '「開始」「はい」「停止」「状況」のいずれかを送ってください。',
    keywords: {
      start: ['開始'],
      yes: ['はい'],
      stop: ['停止', '中止', '終了', '解除', '配信停止'],
      status: ['状況'],
    },
  },
};

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'ja'] as const;

/** The text of a language; English where there is none. */
export function consentText(language: string): ConsentText {
  return CONSENT_TEXTS[language] ?? ENGLISH;
}

/**
 * What the first word of a message asks for, in any case and any language of the texts, whatever stands around it (`¡ALTO!`,
 * `*STOP*`); undefined for anything else. Japanese has no blanks: there it is enough that a message begins with a word for STOP.
 */
export function keywordOf(text: string): Keyword | undefined {
  const first = /[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0];
  if (first === undefined) return undefined;
  const word = folded(first);
  return (
    KEYWORDS.get(word) ?? (UNSPACED_STOP.some((stop) => word.startsWith(stop)) ? 'stop' : undefined)
  );
}

function folded(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

const KEYWORDS = new Map(
  Object.values(CONSENT_TEXTS).flatMap(({ keywords }) =>
    Object.entries(keywords).flatMap(([keyword, words]) =>
      words.map((word): [string, Keyword] => [folded(word), keyword as Keyword]),
    ),
  ),
);

const UNSPACED_STOP = (CONSENT_TEXTS['ja']?.keywords.stop ?? []).map(folded);
