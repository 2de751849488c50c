import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ArrivedMail {
  readonly to: string;
  readonly text: string;
}

/** A mail server of this machine that keeps what it is sent. */
export interface MailServer {
  readonly url: string;
  readonly mails: ArrivedMail[];
  /** Mails that arrived whole and were never confirmed. */
  readonly unconfirmed: ArrivedMail[];
  /** `take`: keeps and confirms; `hang`: never says whether it took a mail; `refuse`: a temporary failure. */
  mood: 'take' | 'hang' | 'refuse';
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function openMailServer(): Promise<MailServer> {
  const box: MailServer = {
    url: '',
    mails: [],
    unconfirmed: [],
    mood: 'take',
    close: () => Promise.resolve(),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (box.mood === 'refuse')
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const mail = { to, text: text.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll(/=\r\n/g, '') };
        (box.mood === 'hang' ? box.unconfirmed : box.mails).push(mail);
        if (box.mood === 'hang') return undefined;
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(box, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((ended) => server.close(() => ended())),
  });
}
