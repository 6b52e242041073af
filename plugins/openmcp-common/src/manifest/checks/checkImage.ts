import type { Findings } from '../findings';
import { parseImageReference } from '../image';
import { entriesIn, fieldIn, textIn } from './reading';

const DNS_SUBDOMAIN =
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/**
 * Checks the image and the names of its pull secrets. A cluster takes any text as
 * image; the kubelet pulls none that is not well-formed (`InvalidImageName`,
 * Kubernetes `pkg/kubelet/images/image_manager.go`), and the init Job refuses
 * spaces at the ends (`InitJobCreationFailed`).
 *
 * @internal
 */
export function checkImage(spec: unknown, findings: Findings): void {
  const image = fieldIn(spec, 'image');
  if (typeof image === 'string' && image !== '') {
    const path = ['spec', 'image'];
    const parsed = parseImageReference(image);
    if (parsed.problem !== undefined) {
      findings.error(path, `image-${parsed.problem}`);
    } else if (parsed.tag === undefined && parsed.digest === undefined) {
      findings.warning(path, 'image-without-tag');
    }
  }
  for (const { position, entry } of entriesIn(spec, 'imagePullSecrets')) {
    const name = textIn(entry, 'name') ?? '';
    if (name.length > 253 || !DNS_SUBDOMAIN.test(name)) {
      findings.warning(
        ['spec', 'imagePullSecrets', position, 'name'],
        'pull-secret-name',
        { name },
      );
    }
  }
}
