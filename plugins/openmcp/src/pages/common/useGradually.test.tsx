import { render, screen } from '@testing-library/react';
import { useGradually } from './useGradually';

const drawn: number[] = [];

function List(props: { names: string[] }) {
  const count = useGradually(props.names.length, 3);
  drawn.push(count);
  return (
    <ul>
      {props.names.slice(0, count).map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

describe('useGradually', () => {
  it('draws a part after the other until all is there', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `name ${index}`);
    const { rerender } = render(<List names={names} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(8);
    expect([...new Set(drawn)]).toEqual([3, 6, 8]);
    // What comes later is drawn, too.
    rerender(<List names={[...names, 'another', 'a third']} />);
    expect(await screen.findByText('a third')).toBeInTheDocument();
    rerender(<List names={names.slice(0, 2)} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
