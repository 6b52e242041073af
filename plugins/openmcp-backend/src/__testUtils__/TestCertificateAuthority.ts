import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/**
 * A certificate and its key, as PEM.
 */
export interface TestCertificate {
  cert: string;
  key: string;
}

interface KeyPair {
  publicKey: forge.pki.rsa.PublicKey;
  privateKey: forge.pki.rsa.PrivateKey;
  key: string;
}

function createKeyPair(): KeyPair {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  return {
    publicKey: forge.pki.publicKeyFromPem(pair.publicKey),
    privateKey: forge.pki.privateKeyFromPem(pair.privateKey),
    key: pair.privateKey,
  };
}

/**
 * A certificate authority for tests. What it issues is valid for a day.
 */
export class TestCertificateAuthority {
  private readonly pair = createKeyPair();
  private readonly subject: forge.pki.CertificateField[];
  private serial = 1;
  private issuedServer?: TestCertificate;
  /** Its own certificate, as PEM. */
  readonly cert: string;

  constructor(name: string = 'test authority') {
    this.subject = [{ name: 'commonName', value: name }];
    this.cert = this.sign(this.pair, this.subject, [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ]);
  }

  /** For servers on the loopback interface; made once, because it takes a second. */
  get server(): TestCertificate {
    this.issuedServer ??= this.issue('server', [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: 'api.cluster.test' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ]);
    return this.issuedServer;
  }

  issueClient(name: string): TestCertificate {
    return this.issue(name, [{ name: 'extKeyUsage', clientAuth: true }]);
  }

  private issue(name: string, extensions: object[]): TestCertificate {
    const pair = createKeyPair();
    const subject = [{ name: 'commonName', value: name }];
    return { cert: this.sign(pair, subject, extensions), key: pair.key };
  }

  private sign(
    pair: KeyPair,
    subject: forge.pki.CertificateField[],
    extensions: object[],
  ): string {
    const certificate = forge.pki.createCertificate();
    certificate.publicKey = pair.publicKey;
    certificate.serialNumber = `0${this.serial}`;
    this.serial += 1;
    const hour = 3_600_000;
    certificate.validity.notBefore = new Date(Date.now() - hour);
    certificate.validity.notAfter = new Date(Date.now() + 24 * hour);
    certificate.setSubject(subject);
    certificate.setIssuer(this.subject);
    certificate.setExtensions(extensions);
    certificate.sign(this.pair.privateKey, forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  }
}
