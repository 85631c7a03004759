import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import th from '../locales/th.json';
import { RemoteError } from './RemoteError';

let hasConnection = true;

beforeAll(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasConnection);
});

afterAll(() => jest.restoreAllMocks());

function setup(isOnline: boolean) {
  hasConnection = isOnline;
  const retry = jest.fn(() => Promise.resolve());
  const connected = jest.fn();
  render(
    <IntlProvider locale="th" messages={th}>
      <RemoteError onRetry={retry} onConnected={connected} isNotice={false} />
    </IntlProvider>,
  );
  const connect = (to: boolean) => {
    hasConnection = to;
    act(() => void dispatchEvent(new Event(to ? 'online' : 'offline')));
  };
  return { retry, connected, connect };
}

describe('RemoteError', () => {
  it('shows the offline message without a connection, and calls onConnected when it is back', () => {
    const { connected, connect } = setup(false);
    expect(screen.getByRole('heading', { name: th['shell.errors.offlineTitle'] })).toBeVisible();
    expect(screen.getByText(th['shell.errors.offlineText'])).toBeVisible();
    expect(connected).not.toHaveBeenCalled();
    connect(true);
    expect(connected).toHaveBeenCalledTimes(1);
  });

  it('shows another message with a connection, and the offline message when it is lost', () => {
    const { retry, connected, connect } = setup(true);
    expect(screen.queryByText(th['shell.errors.offlineText'])).not.toBeInTheDocument();
    connect(false);
    expect(screen.getByText(th['shell.errors.offlineText'])).toBeVisible();
    expect(retry).not.toHaveBeenCalled();
    expect(connected).not.toHaveBeenCalled();
  });

  it('shows that a retry is in progress', async () => {
    const { retry } = setup(true);
    let end = () => {};
    retry.mockReturnValue(new Promise<void>((resolve) => (end = resolve)));
    const button = screen.getByRole('button', { name: th['shell.layout.retry'] });
    act(() => button.click());
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => end());
    expect(button).not.toHaveAttribute('aria-busy');
  });
});
