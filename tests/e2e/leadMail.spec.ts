import {taskOf} from '../../scripts/leads/commands';
import {read} from '../../scripts/support/commands';
import {temporaryFolders} from '../support/localServer';
import {operationsThroughSocket} from '../../server/staff/socket';
import {COMPLETE_REQUEST, field, openFilled, submitButton} from '../support/forms';
import {mailServer, type Received} from '../support/mailServer';
import {startMigrated, stop} from '../support/servers';
import {expect, test as base} from './fixtures';

/** From the click to the mail, on a machine that is busy with other tests. */
const SOON = 10_000;

/** The site with a database and a mailbox of its own: the other tests send no mail. */
const test = base.extend<
  object,
  {office: {url: string; received: Received[]; leads(...typed: string[]): Promise<string>}}
>({
  office: [
    async ({browserName: _}, use) => {
      const folders = temporaryFolders();
      const {port, received, close} = await mailServer();
      const server = await startMigrated(
        {data: folders.data, site: 'build'},
        {
          DATABASE_URL: '',
          SITE_URL: 'https://roof.example',
          LEAD_MAIL_TO: 'owner@example.com, office@example.com',
          LEAD_MAIL_FROM: 'Website <leads@example.com>',
          SMTP_URL: `smtp://127.0.0.1:${port}`,
        },
      );
      await use({
        url: `http://localhost:${server.port}`,
        received,
        leads: (...typed) =>
          taskOf(read('leads', typed)!.values)(operationsThroughSocket(folders.data)),
      });
      await stop(server);
      await close();
      folders.remove();
    },
    {scope: 'worker'},
  ],
  baseURL: ({office}, use) => use(office.url),
});

test.use({savedLanguage: 'vi'});
// The second test reads the mail of the first.
test.describe.configure({mode: 'serial'});

test('a request from the form is a mail to each recipient', async ({page, office}) => {
  await openFilled(page, 'vi');
  await field(page, 'email').fill('Maria@Example.com');
  await submitButton(page).click();
  await expect(page.locator('[data-sent] h2')).toBeFocused();
  await expect.poll(() => office.received.length, {timeout: SOON}).toBe(2);

  const [{mail}] = office.received as [Received];
  const recipients = office.received.flatMap((received) => received.recipients).sort();
  expect(recipients).toEqual(['office@example.com', 'owner@example.com']);
  expect(mail.from).toMatchObject({name: 'Website', address: 'leads@example.com'});
  expect(mail.replyTo).toContainEqual({
    name: COMPLETE_REQUEST.name,
    address: 'maria@example.com',
  });
  expect(mail.text).toContain(COMPLETE_REQUEST.phone);
});

test('the office notes by the link of the mail what was done', async ({
  page,
  office,
  request,
  browser,
}) => {
  const [{mail}] = office.received as [Received];
  const [link = ''] = /https:\/\/roof\.example\/request#[0-9a-f]{40}/.exec(mail.text!)!;
  const path = new URL(link).pathname + new URL(link).hash;
  // A mail scanner that opens every link changes nothing.
  for (const [url] of mail.html!.matchAll(/https?:[^"]+/g)) {
    const {pathname} = new URL(url);
    for (const method of ['GET', 'HEAD']) await request.fetch(pathname, {method});
  }
  expect(await office.leads()).toContain('waiting');

  // Two people open the page: once the first presses a button, the second one's page is stale.
  const other = await (await browser.newContext({locale: 'en-US', baseURL: office.url})).newPage();
  await page.setViewportSize({width: 360, height: 640});
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url() + JSON.stringify(sent.headers())));
  await page.goto(path);
  await other.goto(path);
  const said = page.getByRole('status');
  const button = (name: string, on = page) => on.getByRole('button', {name, exact: true});
  await expect(button('Called', other)).toBeVisible();
  expect(await office.leads()).toContain('waiting');
  await expect(button('Called')).toBeInViewport();

  await page.getByLabel('Your initials').fill('AB');
  await page.keyboard.press('Tab');
  await page.keyboard.type('no answer, try after 5');
  await button('Called').focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Called');
  await expect(said).toBeFocused();
  // npx playwright test leadMail --update-snapshots: the picture in docs/staff.md.
  if (test.info().config.updateSnapshots === 'changed')
    await page.screenshot({path: 'docs/img/request-page.png', fullPage: true});
  await button('Called', other).click();
  await expect(other.getByRole('status')).toContainText('Not saved');
  await expect(other.locator('main ol')).toContainText('Called · AB');

  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel(/^Appointment/).fill(`${tomorrow}T09:00`);
  await button('Scheduled').click();
  await expect(said).toHaveText(/^Scheduled · .*9:00\sAM$/);
  expect(await office.leads()).toMatch(/Appointment +\w.* 9:00 AM Eastern/);
  await button('Lost').click();
  await expect(said).toHaveText(/^Lost/);
  await button('Undo').click();
  await expect(said).toHaveText(/^Scheduled/);
  await button('Won').click();
  await expect(said).toHaveText(/^Won/);

  expect(await office.leads()).toMatch(
    /\(won;[^]*: called by AB, no answer, try after 5; [^]*: scheduled by AB; [^]*: won by AB/,
  );
  expect(await office.leads('--report')).toMatch(/^all +1 +0 +0 +0 +1 +0 +0 +within 5 min$/m);
  // No server, log, proxy or referrer sees the secret.
  expect(asked.filter((sent) => sent.includes(new URL(link).hash.slice(1)))).toEqual([]);

  await office.leads('--links', 'new');
  await page.getByRole('link', {name: 'Español'}).click();
  await expect(page).toHaveURL(`/es${path}`);
  await expect(said).toHaveText(/^Este enlace no/);
  await other.context().close();
});
