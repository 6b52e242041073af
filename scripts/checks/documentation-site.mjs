// Builds the documentation as TechDocs does, in strict mode, and looks that no page asks another host for anything.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportFailure } from '../bootstrap/ExpectedError.mjs';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { runQuietly } from '../bootstrap/runQuietly.mjs';
import { ensureMkdocs } from '../documentation/ensureMkdocs.mjs';
import { foreignAddresses } from '../documentation/foreignAddresses.mjs';

async function check() {
  const programs = await ensureMkdocs({ root: repositoryRoot });
  const site = mkdtempSync(path.join(tmpdir(), 'openmcp-documentation-'));
  try {
    const { code, lines } = await runQuietly(
      path.join(programs, 'mkdocs'),
      ['build', '--strict', '--site-dir', site],
      {
        cwd: repositoryRoot,
        // The theme advertises; it is pinned.
        env: { ...process.env, NO_MKDOCS_2_WARNING: 'true' },
      },
    );
    const problems = code === 0 ? foreignAddresses(site) : lines;
    if (problems.length > 0 || code !== 0) {
      process.stdout.write(`${problems.join('\n')}\n`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

check().catch(reportFailure);
