import { createECDH } from 'node:crypto';

/** Prints a new pair of keys as settings; nothing is kept. */
const curve = createECDH('prime256v1');
curve.generateKeys();
// A number that begins with zeros comes out shorter.
const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
process.stdout.write(`VAPID_PUBLIC_KEY=${curve.getPublicKey().toString('base64url')}\nVAPID_PRIVATE_KEY=${privateKey.toString('base64url')}\n`);
