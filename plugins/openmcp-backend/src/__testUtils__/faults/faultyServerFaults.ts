import { FaultyApiServer } from '../FaultyApiServer';
import { Fault } from '../FaultyWatch';
import { rawPlatformService } from '../rawObjects';
import { ClusterFault } from './Fault';

const plural = 'platformservices';

type Story = Pick<ClusterFault, 'title' | 'shows' | 'goes' | 'lasts'> & {
  /** What is done before the portal knows the server. */
  prepare?: (server: FaultyApiServer) => void;
  cause: (server: FaultyApiServer) => void;
  /** Makes good again what is not the server's own fault. */
  heal?: (server: FaultyApiServer) => void;
};

function isWatch(type: string): boolean {
  return type === 'watch' || type === 'stream';
}

/** Where nothing need be noticed, it goes wrong for so long, in milliseconds. */
const unnoticedFor = 20_000;

/** Goes wrong with every request until it is made good again. */
function lasting(
  title: string,
  fault: Fault,
  shows: ClusterFault['shows'],
): Story {
  return {
    title,
    shows,
    lasts: shows ? 0 : unnoticedFor,
    cause: server => {
      server.faultOf = () => fault;
      server.saysGroups = fault !== 404;
      server.dropConnections();
      server.put(plural, rawPlatformService('meanwhile'));
    },
  };
}

/** Goes wrong with every watch until it is made good again; lists are answered. */
function ofWatches(
  title: string,
  fault: Fault,
  shows: ClusterFault['shows'],
): Story {
  return {
    title,
    shows,
    lasts: shows ? 0 : unnoticedFor,
    cause: server => {
      server.faultOf = ({ type }) => (isWatch(type) ? fault : undefined);
      server.dropConnections();
    },
  };
}

/** A cluster from which the last write goes. */
function setBackStory(): Story {
  let setBack = () => {};
  return {
    title: 'The cluster is set back to a backup',
    shows: { state: 'live' },
    goes: ['later'],
    prepare: server => {
      setBack = server.backUp();
      server.put(plural, rawPlatformService('later'));
    },
    cause: () => setBack(),
  };
}

const stories: readonly Story[] = [
  lasting('Every connection is reset', 'reset', {
    state: 'unreachable',
    reason: 'connection-reset',
  }),
  lasting('No request is answered', 'silent', {
    state: 'unreachable',
    reason: 'timeout',
  }),
  lasting('A login page answers', 'page', {
    state: 'unreachable',
    reason: 'unexpected-answer',
  }),
  lasting('Answers break off in the middle', 'cut', undefined),
  lasting('Lists are not JSON', 'garbage', undefined),
  lasting('Credentials are refused (401)', 401, {
    state: 'unauthorized',
    reason: 'unauthorized',
  }),
  lasting('All rights are withdrawn (403)', 403, {
    state: 'unauthorized',
    reason: 'forbidden',
  }),
  lasting('Something else answers 404 to all', 404, {
    state: 'unreachable',
    reason: 'not-found',
  }),
  lasting('Everything has expired (410)', 410, { state: 'unreachable' }),
  lasting('The server is too busy (429)', 429, {
    state: 'unreachable',
    reason: 'throttled',
  }),
  lasting('The server fails (500)', 500, {
    state: 'unreachable',
    reason: 'server-error',
  }),
  lasting('The server is not available (503)', 503, {
    state: 'unreachable',
    reason: 'server-error',
  }),
  ofWatches('Every watch tells of an error', 'error-event', {
    state: 'degraded',
  }),
  ofWatches('Every watch expires at once', 410, { state: 'degraded' }),
  ofWatches('Every watch ends at once', 'end', undefined),
  {
    title: 'Pods may not be read (403)',
    shows: { state: 'degraded', reason: 'kinds-not-readable' },
    cause: server => {
      server.faultOf = request => (request.plural === 'pods' ? 403 : undefined);
      server.dropConnections();
    },
  },
  {
    title: 'The storage is gone, watches go on',
    shows: { state: 'unreachable', reason: 'timeout' },
    cause: server => {
      server.isStorageGone = true;
    },
  },
  {
    title: 'All connections break once',
    cause: server => server.dropConnections(),
  },
  {
    title: 'History is forgotten while connections are broken',
    cause: server => {
      server.put(plural, rawPlatformService('meanwhile'));
      server.dropConnections();
      server.remove(plural, 'meanwhile');
      server.compact();
    },
  },
  {
    title: 'The continuation of a list expires, twice',
    cause: server => {
      let lists = 0;
      server.hasStreams = false;
      for (let index = 0; index < 600; index += 1) {
        server.put(plural, rawPlatformService(`many-${index}`));
      }
      server.faultOf = ({ type, plural: asked }) => {
        lists += type === 'list' && asked === plural ? 1 : 0;
        // The first page is followed by its continuation.
        return type === 'list' &&
          asked === plural &&
          (lists === 2 || lists === 4)
          ? 410
          : undefined;
      };
      server.compact();
      server.dropConnections();
    },
  },
  setBackStory(),
  {
    title: 'An object cannot be understood',
    // Which one it is cannot be told, so one that is missing may be there all the same.
    shows: { state: 'live', settling: true },
    cause: server =>
      server.put(plural, rawPlatformService('ghost', { uid: 'not a uid' })),
    heal: server => server.remove(plural, 'ghost'),
  },
];

/**
 * Everything that can go wrong with a server that fails as it is told, each with a
 * server of its own.
 */
export function faultyServerFaults(): Array<
  (server: FaultyApiServer) => ClusterFault
> {
  return stories.map(({ prepare, cause, heal, ...story }) => server => {
    prepare?.(server);
    return {
      ...story,
      cause: () => cause(server),
      heal: () => {
        server.faultOf = () => undefined;
        server.saysGroups = true;
        server.isStorageGone = false;
        heal?.(server);
      },
      change: name => server.put(plural, rawPlatformService(name)),
    };
  });
}
