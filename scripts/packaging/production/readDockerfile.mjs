const OPTION = /^--\S+\s+/;

/**
 * What a Dockerfile does once it works as a user without rights, for whoever has no container engine at hand.
 *
 * @param {string} text - of the Dockerfile
 * @returns {{steps: Array<{copy: string[], to: string} | {run: string}>, environment: Record<string, string>,
 *   command: string[]}} files that are copied and commands that are run, in their order, both in the folder of the
 *   image; variables; and what it starts
 * @throws Error naming an instruction that is not understood
 */
export function readDockerfile(text) {
  const read = { steps: [], environment: {}, command: [] };
  let isPrivileged = true;
  for (const [word, rest] of instructions(text)) {
    if (word === 'USER') {
      isPrivileged = rest === 'root';
    } else if (word === 'ENV') {
      const [, name, value] = /^(\w+)=(.*)$/.exec(rest);
      read.environment[name] = value;
    } else if (word === 'CMD') {
      read.command = JSON.parse(rest);
    } else if (word === 'COPY' || word === 'RUN') {
      if (!isPrivileged) {
        read.steps.push(word === 'COPY' ? copyOf(rest) : { run: rest });
      }
    } else if (!['FROM', 'WORKDIR', 'EXPOSE'].includes(word)) {
      throw new Error(`${word} is not understood.`);
    }
  }
  return read;
}

/** One instruction each, without comments and without options, which are about the builder. */
function instructions(text) {
  return text
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line);
      let plain = rest;
      while (OPTION.test(plain)) {
        plain = plain.replace(OPTION, '');
      }
      return [word, plain];
    });
}

function copyOf(rest) {
  const files = rest.split(/\s+/);
  return { copy: files.slice(0, -1), to: files.at(-1) };
}
