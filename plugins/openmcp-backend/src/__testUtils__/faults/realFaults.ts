import { servicesPath } from '../RealWatching';
import { ClusterFault } from './Fault';
import { RealScene } from './RealScene';

const definitions = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const definition = `${definitions}/serviceproviders.openmcp.cloud`;
const minute = 60_000;

type Story = Omit<ClusterFault, 'change'>;

function unreachable(reason?: string): ClusterFault['shows'] {
  return { state: 'unreachable', reason };
}

function processStories({ cluster }: RealScene): Story[] {
  return [
    {
      title: 'The API server is killed and started',
      shows: unreachable(),
      cause: () => cluster.killApiServer!('SIGKILL'),
      heal: () => cluster.startApiServer!(),
    },
    {
      title: 'The API server is halted (SIGSTOP)',
      shows: unreachable('timeout'),
      cause: () => cluster.killApiServer!('SIGSTOP'),
      heal: () => cluster.startApiServer!(),
    },
    {
      title: 'etcd is killed and started, the API server stays',
      shows: unreachable(),
      cause: () => cluster.storage!.kill(),
      heal: () => cluster.storage!.start(),
    },
  ];
}

function networkStories(scene: RealScene): Story[] {
  const { way, cluster } = scene;
  return [
    {
      title: 'All connections break once',
      cause: () => way.breakAll(),
    },
    {
      title: 'History is forgotten while connections are broken',
      cause: async () => {
        way.halt('all');
        await scene.createService('meanwhile');
        await scene.send('DELETE', `${servicesPath}/meanwhile`);
        await cluster.storage!.compact();
        way.breakAll();
        way.goOn();
      },
    },
    {
      title: 'Nothing is read for two minutes',
      shows: unreachable('timeout'),
      lasts: 2 * minute,
      cause: () => way.halt('all'),
      heal: () => way.goOn(),
    },
    {
      title: 'Open connections are dead, new ones are not',
      shows: { state: 'live', row: 'written-unseen' },
      cause: async () => {
        way.halt('present');
        await scene.createService('written-unseen');
      },
      heal: () => way.goOn(),
    },
  ];
}

function rightsStories(scene: RealScene): Story[] {
  let kept: object | undefined;
  return [
    {
      title: 'All rights are withdrawn and granted',
      // One kind after the other is found out.
      shows: { state: 'degraded', reason: 'kinds-not-readable' },
      cause: () => scene.withdraw('read'),
      heal: () => scene.grant('read'),
    },
    {
      title: 'The token is worth nothing any more, and is renewed',
      shows: { state: 'unauthorized', reason: 'unauthorized' },
      cause: () => scene.renewAccount(),
      heal: () => scene.renewToken(),
    },
    {
      title: 'A definition is deleted and created',
      cause: async () => {
        const { body } = await scene.send('GET', definition);
        const { name, labels, annotations } = body.metadata;
        kept = { ...body, metadata: { name, labels, annotations }, status: {} };
        await scene.send('DELETE', definition);
      },
      lasts: minute / 2,
      heal: async () => {
        await scene.send('POST', definitions, kept);
      },
    },
  ];
}

function clockStories(): Story[] {
  return [2, -2].map(hours => {
    let setRight = () => {};
    return {
      title: `Our clock is set ${hours > 0 ? 'forward' : 'back'} by two hours`,
      lasts: minute / 2,
      cause: () => {
        const { now } = Date;
        const spy = jest
          .spyOn(Date, 'now')
          .mockImplementation(() => now.call(Date) + hours * 60 * minute);
        setRight = () => spy.mockRestore();
      },
      heal: () => setRight(),
    };
  });
}

function setBackStory(scene: RealScene): Story {
  const { cluster } = scene;
  return {
    title:
      'etcd comes back without its last writes, the API server is restarted',
    goes: ['later'],
    shows: { state: 'live' },
    prepare: async () => {
      await cluster.storage!.backUp();
      await scene.createService('later');
    },
    cause: async () => {
      await cluster.storage!.setBack();
      await cluster.killApiServer!('SIGKILL');
      await cluster.startApiServer!();
    },
  };
}

/** What goes wrong with a real control plane, one after the other. */
export function realFaults(scene: RealScene): ClusterFault[] {
  return [
    ...processStories(scene),
    ...networkStories(scene),
    ...rightsStories(scene),
    ...clockStories(),
    setBackStory(scene),
  ].map(story => ({
    ...story,
    change: name => scene.createService(name),
  }));
}
