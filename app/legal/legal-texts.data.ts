/**
 * The site comes with these legal texts; the operator's versions are in the settings. {site}, {email}, {offices} and
 * {countries} are filled in. The DMCA policy follows 17 U.S.C. 512.
 */

export const termsHtml = `
<h2>Acceptance of Terms</h2>
<p>These terms apply to everyone who uses {site}. By using the site you agree to them. If you do not agree, please do not use the site.</p>
<p>You must be 18 or older to use {site}. If you use the site on behalf of a club, a company or another body, you confirm that you are allowed to accept these terms for it.</p>
<h2>Description of Service</h2>
<p>{site} is a website for deer hunters, run by a small team. It offers:</p>
<ul>
  <li>hunting tools that calculate, plan or explain something from the values you choose;</li>
  <li>a guide to deer species;</li>
  <li>a blog;</li>
  <li>a product catalog where you can ask for a quote;</li>
  <li>a contact form.</li>
</ul>
<p>Nothing is sold on the site. A quote request is a question, not an order. A quote we send in answer is information about a product and a possible price. It is not a sale, it does not reserve goods, and nobody owes a payment because of it. A sale happens only if both sides agree to it separately and the law allows it where you live.</p>
<p>The site has no visitor accounts today. We may add, change or remove parts of the service, and the site may at times be unavailable.</p>
<h2>User Responsibilities</h2>
<p>When you use {site}, you agree to the following:</p>
<ul>
  <li><strong>Obey the law.</strong> Use the service only in lawful ways.</li>
  <li><strong>Follow the hunting regulations.</strong> Seasons, licenses, tags, shooting hours, weapons, clothing, baiting, transport and land access differ from place to place and can change at short notice. Always check the current rules of the wildlife agency in charge before you hunt. If our pages and the agency differ, the agency is right.</li>
  <li><strong>Put safety first.</strong> Handle firearms, bows, knives and tree stands as you were trained to and as their makers instruct. Identify your target and what is beyond it. Have permission for the land you hunt.</li>
  <li><strong>Use your own judgment.</strong> Our tools give estimates, samples and rules of thumb. They are neither the law nor safety advice. Weather, animals, terrain and equipment behave differently from a formula.</li>
  <li><strong>Give honest information.</strong> Enter details in a form that are true and that are yours to give.</li>
  <li><strong>Keep any account confidential.</strong> There are no visitor accounts at present. If one is ever offered to you, keep its password to yourself, tell us at once if someone else may have used it, and remember that you are responsible for what is done with it.</li>
</ul>
<h2>Prohibited Uses</h2>
<p>You may not use {site} to:</p>
<ul>
  <li>break any law or hunting regulation, or help anyone else do so;</li>
  <li>poach, trespass, harass wildlife or endanger people;</li>
  <li>send messages that are threatening, fraudulent, abusive or unwanted advertising;</li>
  <li>pretend to be another person;</li>
  <li>send harmful code, look for ways around the site’s security, or reach areas that are not meant for visitors;</li>
  <li>overload the site or flood its forms, manually or automatically;</li>
  <li>copy large parts of the site by automated means without our written permission;</li>
  <li>present our estimates to other people as official rules.</li>
</ul>
<p>We may block requests that break these rules.</p>
<h2>Intellectual Property</h2>
<p>The texts, drawings, tools, software and design of {site} belong to its operator or to those who have licensed them to us. They are protected by copyright and other laws. Product names and brands belong to their owners.</p>
<p>You may read, print and share single pages for your own, noncommercial use, provided that you name the source. Any other use needs our written permission, unless the law allows it without.</p>
<p>What you send us stays yours. You allow us to use it as needed to answer you. If you believe that something on the site infringes your copyright, please see our <a href="/dmca">DMCA Policy</a>.</p>
<h2>Limitation of Liability</h2>
<p>We take care with our pages and give sources for the facts we state. Even so, the service is provided as it is and as it is available. As far as the law allows, we give no warranty that it is complete, current, free of errors or suited to your purpose.</p>
<p>Hunting carries risks. You decide whether, where and how you hunt, and you bear the responsibility for it. As far as the law allows, the operator of {site} is not liable for loss or damage that arises from relying on an estimate, a sample, an article or a product description, from a change in regulations, from websites of others, or from the site being unavailable.</p>
<p>Nothing in these terms excludes a liability that the law does not allow us to exclude, or takes away rights that you have as a consumer.</p>
<h2>Privacy Policy</h2>
<p>Our <a href="/privacy">Privacy Policy</a> explains what information we may collect, what this software actually stores, and which rights you have. It is part of how we run the site, so please read it along with these terms.</p>
<h2>Changes to Terms</h2>
<p>We may change these terms, for instance when the service or the law changes. The date at the top of this page shows the last change. The new text applies from the day it appears here, and not to what happened before. If you keep using the site after that day, the new terms apply to you. If you do not agree with them, please stop using it.</p>
<h2>Contact</h2>
<p>Send questions about these terms to <a href="mailto:{email}">{email}</a> or use the <a href="/contact">contact form</a>. {site} has {offices}.</p>
<p>If one part of these terms turns out to be invalid, the rest remains in force.</p>
`.trim()

export const privacyHtml = `
<p>This policy says what information {site} may collect, why, and what you can do about it. The box below lists what the software behind this site actually stores, which is less.</p>
<h2>Information We Collect</h2>
<p>We may collect these kinds of information:</p>
<ul>
  <li><strong>Name and e-mail address</strong>, when you send a quote request or a message. A telephone number is optional.</li>
  <li><strong>Hunting preferences</strong>, such as the game you hunt or the gear you are looking for. We collect these only if you write them in a form yourself.</li>
  <li><strong>Location data</strong>, such as a state, county or place. We collect this, too, only if you write it in a form yourself. The site does not look up where you are. “Use my position” in the tools asks your device, and the answer stays in your browser.</li>
  <li><strong>Technical data</strong>, as named in the box above.</li>
</ul>
<p>The hunting tools run in your browser. With JavaScript on, they send us nothing you enter. Without JavaScript, the values you choose become part of the page’s address, which the server receives to calculate the answer. The server log leaves that part of the address out.</p>
<p>Please do not put sensitive details, such as health or payment data, in our forms. We do not need them.</p>
<h2>How We Use Your Information</h2>
<p>We use what you send us to:</p>
<ul>
  <li>answer your message or quote request, and any question you ask later about it;</li>
  <li>run, protect and repair the site, including limiting abuse of the forms;</li>
  <li>meet our legal obligations and settle disputes.</li>
</ul>
<p>We do not build profiles of visitors. We keep a message or quote request as long as we need it for these purposes, or until you ask us to delete it, unless the law obliges us to keep it longer. We can also set the site to delete closed ones by itself, a number of months after they came in. What we delete in the dashboard stays in its bin for a number of days that we set, 30 at first; what you ask us to erase does not.</p>
<h2>Sharing</h2>
<p>We do not sell or rent personal information, and we do not share it for advertising. We may share it only:</p>
<ul>
  <li>to companies that run technology for us, such as hosting or e-mail, as far as they need it for that work;</li>
  <li>to authorities or courts, where the law requires it;</li>
  <li>to protect people’s safety or our rights, where the law allows it;</li>
  <li>to a successor, if the site is taken over, who must then follow this policy or tell you about changes.</li>
</ul>
<p>The team works in {countries}, so information may be handled there.</p>
<h2>Security</h2>
<p>We use reasonable technical and organizational measures to protect what you send us. Only the people who need to see requests and messages can open them, and repeated attempts to misuse the forms are slowed down or blocked. No system is perfectly secure, and we cannot promise that ours is. If a breach puts your information at risk, we will inform you and the authorities as the law requires.</p>
<h2>Cookies and Tracking</h2>
<p>The site sets no cookies for visitors, with one exception: after you send a form, a short-lived cookie may carry the confirmation message to the next page. It is used for nothing else.</p>
<p>The site counts visits itself: how often a page was opened on a day, which words were searched, and how often a product was asked for. The counts can’t tell one visitor from another. It stores no cookie, network address, browser or device for them, not even shortened or as a hash, and nothing that links one page you open to the next. Of a tool, only that it was opened is counted, and whether its address held values; never the values.</p>
<p>There are no analytics services, no advertising, no tracking pixels and no requests to third parties. Links to sources lead to other websites. If you follow one, that site’s own privacy policy applies.</p>
<h2>Your Rights</h2>
<p>You may ask us at any time to:</p>
<ul>
  <li>tell you what information we hold about you and give you <strong>access</strong> to it;</li>
  <li><strong>correct</strong> what is wrong;</li>
  <li><strong>delete</strong> it;</li>
  <li>stop using it for <strong>marketing</strong>. If we ever send you marketing e-mail, you can opt out at any time;</li>
  <li>give you a <strong>portable copy</strong> in a common file format.</li>
</ul>
<p>Write to <a href="mailto:{email}">{email}</a> from the address you used, so that we know the request is yours, or tell us how else we can verify it. Asking is free. We answer within a reasonable time and within any period the law sets. Where the law obliges us to keep something, we will say so. Depending on where you live, you may have more rights, and you may complain to the data protection authority that is responsible for you.</p>
<p>The site finds everything it stores under an e-mail address: quote requests, messages, our notes on them, our answers, and mail. We can send you all of it as one JSON file, or erase all of it at once. What is erased is overwritten in the database. Backups keep it until newer ones replace them, and a log keeps the numbers of your requests and what we did with them, without your name, your address, or your words.</p>
<p>We cannot show or delete what we never stored, such as values used in a tool or photos that stayed in your browser.</p>
<h2>Children’s Privacy</h2>
<p>{site} is meant for people who are 18 or older. We do not knowingly collect information from anyone under 18. If you believe that a minor has sent us personal information, write to us, and we will delete it.</p>
<h2>Changes to This Policy</h2>
<p>We may change this policy when the site, its software or the law changes. The date at the top shows the last change. If the software ever stores more than the box says, we will change the box first.</p>
<h2>Contact</h2>
<p>For questions about privacy, and for any of the requests above, write to <a href="mailto:{email}">{email}</a> or use the <a href="/contact">contact form</a>. {site} has {offices}.</p>
`.trim()

export const dmcaHtml = `
<p>{site} respects copyright and expects the same of everyone who uses the site. This page explains how to report material on the site that you believe infringes a copyright, under the Digital Millennium Copyright Act of the United States (17 U.S.C. 512), and how to object to a removal. Visitors cannot publish anything on the site today. The policy applies anyway.</p>
<h2>Filing a Notice</h2>
<p>If you own a copyright, or may act for the owner, send us a written notice. The law (17 U.S.C. 512(c)(3)) asks for all of the following:</p>
<ol>
  <li>Your physical or electronic signature, as the owner of the right in question or a person authorized to act for that owner.</li>
  <li>The work you say has been infringed. If one notice covers several works on the site, a representative list of them is enough.</li>
  <li>The material you say infringes it and want removed or blocked, with enough detail for us to find it. The full address of the page is best.</li>
  <li>How we can reach you: postal address, telephone number and, if you have one, e-mail address.</li>
  <li>A statement that you believe in good faith that the use you complain of is not authorized by the copyright owner, by the owner’s agent or by the law.</li>
  <li>A statement that the information in the notice is accurate and, under penalty of perjury, that you are authorized to act for the owner of the right you say is infringed.</li>
</ol>
<p>A notice that lacks important parts may have no legal effect. Before you send one, consider whether the use may be allowed, for example as fair use. When a notice is complete, we remove or block the material without delay and, where somebody else supplied it, take reasonable steps to tell that person. We may pass the notice on to them.</p>
<h2>Designated Agent</h2>
<p>Notices go to <a href="mailto:{email}">{email}</a>. Please put “DMCA notice” in the subject line.</p>
<p>Under U.S. law, the agent who receives such notices is registered with the U.S. Copyright Office, and the agent’s contact details also appear on the website. Where no name and postal address are shown here, please do not assume that an agent has been registered. You can look this up in the Copyright Office’s public directory.</p>
<h2>Counter-Notification</h2>
<p>If material you supplied was removed or blocked, and you believe this was a mistake or that the material was misidentified, you may send a written counter-notification to the same address. The law (17 U.S.C. 512(g)(3)) asks for:</p>
<ol>
  <li>Your physical or electronic signature.</li>
  <li>The material that was removed or blocked, and the place where it appeared before.</li>
  <li>A statement, under penalty of perjury, that you believe in good faith that it was removed or blocked through a mistake or misidentification.</li>
  <li>Your name, postal address and telephone number, with a statement that you accept the jurisdiction of the federal district court for the district of that address or, if you live outside the United States, for any district in which the operator of the site may be found, and that you will accept service of process from the person who sent the notice or from that person’s agent.</li>
</ol>
<p>We send a copy to the person who filed the notice. We then put the material back no sooner than 10 and no later than 14 business days after we received the counter-notification, unless that person first tells us that they have gone to court to stop the use.</p>
<h2>Repeat Infringers</h2>
<p>A user who is notified of infringement more than twice and/or has had content removed more than twice has the account terminated without notice.</p>
<p>The site has no visitor accounts today. The rule applies to any account we ever offer.</p>
<h2>Disclaimer</h2>
<p>This page is general information and not legal advice. If you are unsure about your rights or duties, ask a lawyer before you send anything.</p>
<p>Take care with what you state. Under 17 U.S.C. 512(f), anyone who knowingly and materially misrepresents that material is infringing, or that it was removed by mistake or misidentification, can be liable for the damage this causes, including costs and attorneys’ fees.</p>
`.trim()
