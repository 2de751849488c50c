import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../core/errors.ts';

/** What is no HTTP request, or did not arrive in time or within bounds: the status that Node answers, and our word for the count. */
const ANSWERS: Readonly<Record<string, readonly [line: string, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'payload_too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'payload_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout'],
};
const MALFORMED = ['400 Bad Request', 'bad_request'] as const;

/** A listener of `clientError` that answers as Node does by itself, and counts. */
export function countingBroken(
  refuse: (code: ErrorCode) => void,
): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  return (error, socket) => {
    const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
    if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent) {
      socket.destroy();
      return;
    }
    const [line, code] = ANSWERS[error.code ?? ''] ?? MALFORMED;
    refuse(code);
    socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
  };
}
