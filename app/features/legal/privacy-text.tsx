/** The box says what the software stores. Keep it true. */
import { SiteLink } from '~/components/ui/site-link'
import { contactPath } from '~/paths'
import { SiteEmail, SiteName, StoredBox, type LegalText } from './legal-page'

export const privacyText = {
  title: 'Privacy Policy',
  intro: (
    <>
      <p>
        This policy says what information <SiteName /> may collect, why, and what you can do about it. The box below
        lists what the software behind this site actually stores, which is less.
      </p>
      <StoredBox>
        <p>
          <strong>What this software actually stores</strong>
        </p>
        <ul>
          <li>
            <strong>Quote requests:</strong> your name, e-mail address, telephone number if you give one, the products
            and quantities, your notes, the time, and its status.
          </li>
          <li>
            <strong>Your request before you send it:</strong> nothing. With JavaScript on, your browser keeps the list
            of products on your own device; without, the list is part of the page’s address.
          </li>
          <li>
            <strong>Messages from the contact form:</strong> your name, your e-mail address, the message, the time, and
            whether it was answered.
          </li>
          <li>
            <strong>E-mail:</strong> if this site sends mail, a receipt to the address you entered and a notice to us.
            Copies are deleted after 90 days; our answer to you stays with your request or message. Our mail has no
            pictures and no tracking, so we do not know whether you open it. A hash of the address is counted for a day,
            so that nobody can flood a mailbox with receipts.
          </li>
          <li>
            <strong>Your network address (IP address):</strong> in a counter that protects the forms from abuse, for
            about ten to twenty minutes, and for a day if this site mails receipts. For the site operator’s logins,
            known addresses are kept.
          </li>
          <li>
            <strong>Cookies:</strong> none for visitors, except a short-lived one that carries a confirmation message to
            the next page.
          </li>
          <li>
            <strong>Server log:</strong> the path of each requested page without its query string (the part after the
            question mark), the response and how long it took; no network address.
          </li>
          <li>
            <strong>Visits:</strong> how often each page was opened on a day, and the words of searches, up to 60
            characters. They are counts: nothing of you is stored with them, no cookie, no network address and nothing
            about your browser. A search with an @ or with six or more digits is counted without its words. Counts are
            deleted after 400 days.
          </li>
          <li>
            <strong>Photos in the trail camera tool:</strong> nothing. They never leave your browser.
          </li>
          <li>
            <strong>
              Your ground, stands, hunt-day sheet, season log, checklists, and the state, weapon and species you last
              chose:
            </strong>{' '}
            nothing. With JavaScript on, your browser keeps them, and copies of pages for places without a signal, on
            your own device.
          </li>
          <li>
            <strong>Your maps in the stand mapper:</strong> nothing. The picture and the pins stay in your browser,
            which keeps the picture without the place and time that a photo may carry.
          </li>
          <li>
            <strong>Analytics services, advertising, requests to third parties:</strong> none.
          </li>
        </ul>
      </StoredBox>
    </>
  ),
  sections: [
    {
      title: 'Information We Collect',
      text: (
        <>
          <p>We may collect these kinds of information:</p>
          <ul>
            <li>
              <strong>Name and e-mail address</strong>, when you send a quote request or a message. A telephone number
              is optional.
            </li>
            <li>
              <strong>Hunting preferences</strong>, such as the game you hunt or the gear you are looking for. We
              collect these only if you write them in a form yourself.
            </li>
            <li>
              <strong>Location data</strong>, such as a state, county or place. We collect this, too, only if you write
              it in a form yourself. The site does not look up where you are. “Use my position” in the tools asks your
              device, and the answer stays in your browser.
            </li>
            <li>
              <strong>Technical data</strong>, as named in the box above.
            </li>
          </ul>
          <p>
            The hunting tools run in your browser. With JavaScript on, they send us nothing you enter. Without
            JavaScript, the values you choose become part of the page’s address, which the server receives to calculate
            the answer. The server log leaves that part of the address out.
          </p>
          <p>Please do not put sensitive details, such as health or payment data, in our forms. We do not need them.</p>
        </>
      ),
    },
    {
      title: 'How We Use Your Information',
      text: (
        <>
          <p>We use what you send us to:</p>
          <ul>
            <li>answer your message or quote request, and any question you ask later about it;</li>
            <li>run, protect and repair the site, including limiting abuse of the forms;</li>
            <li>meet our legal obligations and settle disputes.</li>
          </ul>
          <p>
            We do not build profiles of visitors. We keep a message or quote request as long as we need it for these
            purposes, or until you ask us to delete it, unless the law obliges us to keep it longer. We can also set the
            site to delete closed ones by itself, a number of months after they came in. What we delete in the dashboard
            stays in its bin for 30 days; what you ask us to erase does not.
          </p>
        </>
      ),
    },
    {
      title: 'Sharing',
      text: (
        <>
          <p>
            We do not sell or rent personal information, and we do not share it for advertising. We may share it only:
          </p>
          <ul>
            <li>
              to companies that run technology for us, such as hosting or e-mail, as far as they need it for that work;
            </li>
            <li>to authorities or courts, where the law requires it;</li>
            <li>to protect people’s safety or our rights, where the law allows it;</li>
            <li>
              to a successor, if the site is taken over, who must then follow this policy or tell you about changes.
            </li>
          </ul>
          <p>
            The team works from New York and London, so information may be handled in the United States and in the
            United Kingdom.
          </p>
        </>
      ),
    },
    {
      title: 'Security',
      text: (
        <>
          <p>
            We use reasonable technical and organizational measures to protect what you send us. Only the people who
            need to see requests and messages can open them, and repeated attempts to misuse the forms are slowed down
            or blocked. No system is perfectly secure, and we cannot promise that ours is. If a breach puts your
            information at risk, we will inform you and the authorities as the law requires.
          </p>
        </>
      ),
    },
    {
      title: 'Cookies and Tracking',
      text: (
        <>
          <p>
            The site sets no cookies for visitors, with one exception: after you send a form, a short-lived cookie may
            carry the confirmation message to the next page. It is used for nothing else.
          </p>
          <p>
            The site counts visits itself: how often a page was opened on a day, which words were searched, and how
            often a product was asked for. The counts can’t tell one visitor from another. It stores no cookie, network
            address, browser or device for them, not even shortened or as a hash, and nothing that links one page you
            open to the next. Of a tool, only that it was opened is counted, and whether its address held values; never
            the values.
          </p>
          <p>
            There are no analytics services, no advertising, no tracking pixels and no requests to third parties. Links
            to sources lead to other websites. If you follow one, that site’s own privacy policy applies.
          </p>
        </>
      ),
    },
    {
      title: 'Your Rights',
      text: (
        <>
          <p>You may ask us at any time to:</p>
          <ul>
            <li>
              tell you what information we hold about you and give you <strong>access</strong> to it;
            </li>
            <li>
              <strong>correct</strong> what is wrong;
            </li>
            <li>
              <strong>delete</strong> it;
            </li>
            <li>
              stop using it for <strong>marketing</strong>. If we ever send you marketing e-mail, you can opt out at any
              time;
            </li>
            <li>
              give you a <strong>portable copy</strong> in a common file format.
            </li>
          </ul>
          <p>
            Write to <SiteEmail /> from the address you used, so that we know the request is yours, or tell us how else
            we can verify it. Asking is free. We answer within a reasonable time and within any period the law sets.
            Where the law obliges us to keep something, we will say so. Depending on where you live, you may have more
            rights, and you may complain to the data protection authority that is responsible for you.
          </p>
          <p>
            The site finds everything it stores under an e-mail address: quote requests, messages, our notes on them,
            our answers, and mail. We can send you all of it as one JSON file, or erase all of it at once. What is
            erased is overwritten in the database. Backups keep it until newer ones replace them, and a log keeps the
            numbers of your requests and what we did with them, without your name, your address, or your words.
          </p>
          <p>
            We cannot show or delete what we never stored, such as values used in a tool or photos that stayed in your
            browser.
          </p>
        </>
      ),
    },
    {
      title: 'Children’s Privacy',
      text: (
        <>
          <p>
            <SiteName /> is meant for people who are 18 or older. We do not knowingly collect information from anyone
            under 18. If you believe that a minor has sent us personal information, write to us, and we will delete it.
          </p>
        </>
      ),
    },
    {
      title: 'Changes to This Policy',
      text: (
        <>
          <p>
            We may change this policy when the site, its software or the law changes. The date at the top shows the last
            change. If the software ever stores more than the box says, we will change the box first.
          </p>
        </>
      ),
    },
    {
      title: 'Contact',
      text: (
        <>
          <p>
            For questions about privacy, and for any of the requests above, write to <SiteEmail /> or use the{' '}
            <SiteLink to={contactPath}>contact form</SiteLink>. <SiteName /> has offices in New York and London.
          </p>
        </>
      ),
    },
  ],
} satisfies LegalText
