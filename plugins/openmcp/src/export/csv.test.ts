import { downloadCsv, toCsv } from './csv';

describe('toCsv', () => {
  it('writes rows with commas and CRLF', () => {
    expect(
      toCsv([
        ['Name', 'Runs on'],
        ['ESO', '3'],
      ]),
    ).toBe('Name,Runs on\r\nESO,3\r\n');
  });

  it('puts quotation marks around what would break a cell', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', ' plain ']])).toBe(
      '"a,b","say ""hi""","two\nlines", plain \r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'makes %j harmless for a spreadsheet',
    text => {
      expect(toCsv([[text]])).toMatch(/^"?'/);
    },
  );

  it('leaves signs inside a text alone', () => {
    expect(toCsv([['ghcr.io/a@sha256:1', 'a=b', 'a-b']])).toBe(
      'ghcr.io/a@sha256:1,a=b,a-b\r\n',
    );
  });
});

describe('downloadCsv', () => {
  const { createObjectURL, revokeObjectURL } = URL;

  afterEach(() => {
    URL.createObjectURL = createObjectURL;
    URL.revokeObjectURL = revokeObjectURL;
  });

  it('hands the rows over as a UTF-8 file of that name', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = blob => {
      blobs.push(blob as Blob);
      return 'blob:openmcp';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    const onClick = (event: Event) => {
      event.preventDefault();
      names.push((event.target as HTMLAnchorElement).download);
    };
    document.addEventListener('click', onClick);
    downloadCsv('providers.csv', [['Größe'], ['=1']]);
    document.removeEventListener('click', onClick);

    expect(names).toEqual(['providers.csv']);
    expect(document.querySelector('a')).toBeNull();
    const bytes = Buffer.from(await blobs[0]!.arrayBuffer());
    expect(bytes.toString('utf8')).toBe("\uFEFFGröße\r\n'=1\r\n");
    expect(blobs[0]!.type).toBe('text/csv;charset=utf-8');
  });
});
