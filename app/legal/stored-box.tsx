/** The box says what the software stores, as opposed to what the policy allows. Keep the text true. */
export function StoredBox() {
  return (
    <div className="rounded-field border border-control bg-card px-5 py-4">
      <p>
        <strong>What this software actually stores</strong>
      </p>
      <ul>
        <li>
          <strong>Quote requests:</strong> your name, e-mail address, telephone number if you give one, the products and
          quantities, your notes, the time, and its status.
        </li>
        <li>
          <strong>Your request before you send it:</strong> nothing. With JavaScript on, your browser keeps the list of
          products on your own device; without, the list is part of the page’s address.
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
          <strong>Your network address (IP address):</strong> in a counter that protects the forms from abuse, for about
          ten to twenty minutes, and for a day if this site mails receipts. For the site operator’s logins, known
          addresses are kept.
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
            Your ground, stands, hunt-day sheet, season log, camera visits, checklists, and the state, weapon, species
            and units you last chose:
          </strong>{' '}
          nothing. With JavaScript on, your browser keeps them, and copies of pages for places without a signal, on your
          own device.
        </li>
        <li>
          <strong>Your maps, and files of waypoints:</strong> nothing. The picture and the pins stay in your browser,
          which keeps the picture without the place and time that a photo may carry. A file of waypoints is read there.
        </li>
        <li>
          <strong>Analytics services, advertising, requests to third parties:</strong> none.
        </li>
      </ul>
    </div>
  )
}
