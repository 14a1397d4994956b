import type { PasskeyAskOptions, PasskeyAssertion, PasskeyMakeOptions, PasskeyRegistration } from '@contracts/second-factor';
import { ApiError, NO_ANSWER } from '../../../client/apiError';
import { post } from '../../../client/http';

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

const GIVEN_UP = 'İşlem tamamlanmadı: iptal edildi veya süresi doldu.';
const SENTENCES: Record<string, string> = {
  InvalidStateError: 'Bu cihazda Meydan için zaten bir geçiş anahtarınız var.',
  SecurityError: 'Geçiş anahtarları bu adreste kullanılamıyor.',
  NotSupportedError: 'Bu cihaz uygun bir geçiş anahtarı yapamıyor.',
};

/** What any passkey of the member's may answer, once. */
export const newChallenge = async (): Promise<PasskeyAskOptions> => (await post<PasskeyAskOptions>('/api/auth/passkeys/sign-in/start')).data;

/** Has the owner choose one of their passkeys and answer with it. */
export async function askForPasskey(optionsJSON: PasskeyAskOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await readable(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Has the owner make a passkey on a device of their choice. */
export async function makePasskey(optionsJSON: PasskeyMakeOptions, name: string): Promise<PasskeyRegistration> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await readable(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return { name, id, clientDataJSON, attestationObject, transports };
}

/** The browser's refusals in words that can be shown. */
async function readable<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new ApiError(NO_ANSWER, name, SENTENCES[name] ?? GIVEN_UP);
  }
}
